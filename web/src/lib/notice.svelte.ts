// One line for what went wrong or was done, said once.

class Notices {
  line = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(line: string, ms = 6000): void {
    this.line = line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.line = ""), ms);
  }

  /** Do something; what goes wrong is said. */
  async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
  }
}

export const notices = new Notices();
