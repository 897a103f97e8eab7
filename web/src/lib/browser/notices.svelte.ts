// One line for what went wrong or was done, said once.

import { onDestroy } from "svelte";
import { lineOf } from "../server/problem";

interface NoticeLink {
  path: string;
  line: string;
}

class Notices {
  line = $state("");
  /** Where it leads, if anywhere. */
  link = $state.raw<NoticeLink | null>(null);
  /** Where it can be said: on the page, and above it in every dialog that is open. The last of them says it. */
  private n = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(line: string, ms = 6000, link: NoticeLink | null = null): void {
    this.line = line;
    this.link = link;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.line = ""), ms);
  }

  /** Say it, if there is anything to say. */
  tell(line: string | null): void {
    if (line) this.say(line);
  }

  /** One more place, until it goes; tells whether it is the last. */
  place(): () => boolean {
    const nth = ++this.n;
    onDestroy(() => this.n--);
    return () => nth === this.n;
  }

  /** Do something; what goes wrong is said. */
  async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.say(await lineOf(error));
    }
  }
}

export const notices = new Notices();
