/** A browser as people call it, from what it says of itself. */
export function agentName(agent: string): string {
  const browser = [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\//, "Firefox"],
    [/Chrome\//, "Chrome"],
    [/Safari\//, "Safari"],
  ].find(([sign]) => (sign as RegExp).test(agent))?.[1];
  const system = [
    [/Android/, "Android"],
    [/iPhone|iPad/, "iOS"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "macOS"],
    [/Linux|X11/, "Linux"],
  ].find(([sign]) => (sign as RegExp).test(agent))?.[1];
  return [browser, system].filter(Boolean).join(", ") || agent.slice(0, 40) || "?";
}
