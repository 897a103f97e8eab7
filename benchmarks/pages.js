// What `pages.py` measures with, in the page: `pace.click(node, ms)` clicks and gives what came of it within that time;
// `pace.begin()` and `pace.end()` enclose a moment; `pace.scenes()` gives the scenes that have been played since it was
// asked last.

window.pace = (() => {
  const longs = [];
  const spans = (entries) => entries.map(({ startTime, duration }) => ({ at: startTime, ms: duration }));
  new PerformanceObserver((seen) => longs.push(...spans(seen.getEntries()))).observe({ type: "longtask" });

  const drawn = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(0);
      }),
    );
  const board = () => document.querySelector(".board")?.dataset;
  /** What the table shows: a position, or a scene that leads to the next one. */
  const shows = () => [board()?.step, board()?.scene].join();

  async function click(node, settleMs) {
    const before = shows();
    const frames = [];
    let [at, first, answered, isGoing] = [0, null, null, true];
    const seen = new MutationObserver(async () => {
      if (first === null) {
        first = 0;
        first = await drawn();
      }
      if (answered === null && shows() !== before) {
        answered = 0;
        answered = await drawn();
      }
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener("click", (event) => (at = event.timeStamp), { once: true, capture: true });
    node.click();
    let last = performance.now();
    requestAnimationFrame(function tick(now) {
      frames.push(now - last);
      last = now;
      if (isGoing) requestAnimationFrame(tick);
    });
    await new Promise((done) => setTimeout(done, settleMs));
    isGoing = false;
    seen.disconnect();
    return {
      first: first ? first - at : null,
      answered: answered ? answered - at : null,
      frames: frames.slice(1),
      longs: longs.filter((long) => long.at >= at - 1).map((long) => long.ms),
    };
  }

  // A moment: all frames from its beginning to its end, and the tasks that held them up.
  let moment = null;
  function begin() {
    const mine = (moment = { at: performance.now(), frames: [] });
    let last = null;
    requestAnimationFrame(function tick(time) {
      if (last !== null) mine.frames.push(time - last);
      last = time;
      if (moment === mine) requestAnimationFrame(tick);
    });
  }
  function end() {
    const { at, frames } = moment;
    moment = null;
    return { frames, ms: performance.now() - at, longs: longs.filter((long) => long.at >= at).map((long) => long.ms) };
  }

  // Scenes: from the task that opens one until it is taken down; its frames, and the tasks that held them up.
  const played = [];
  let now = null;
  function close(at) {
    const { kind, from, frames } = now;
    played.push({ kind, frames, from, to: at });
    now = null;
  }
  function watch() {
    const kind = board()?.scene ?? null;
    const at = performance.now();
    if (now && (kind !== now.kind || Number(board().act) < now.act)) close(at);
    if (!kind) return;
    if (now) now.act = Number(board().act);
    else open(kind, at);
  }
  function open(kind, at) {
    const mine = (now = { kind, act: 0, from: at, frames: [] });
    let last = null;
    requestAnimationFrame(function tick(time) {
      if (last !== null) mine.frames.push(time - last);
      last = time;
      if (now === mine) requestAnimationFrame(tick);
    });
  }
  document.addEventListener("DOMContentLoaded", () => {
    const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-scene", "data-act"] };
    new MutationObserver(watch).observe(document.body, changes);
  });

  function scenes() {
    const found = played.splice(0);
    return found.map(({ kind, frames, from, to }) => ({
      kind,
      frames,
      ms: to - from,
      longs: longs.filter(({ at, ms }) => at < to && at + ms > from).map(({ ms }) => ms),
    }));
  }
  return { click, begin, end, scenes };
})();
