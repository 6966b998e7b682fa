/**
 * Runs `work` once for all calls within `ms`, and never twice at a time: calls that come meanwhile lead to one more
 * run afterwards, so a storm of calls neither floods nor starves it. `stop` forgets what is waiting.
 */
export function coalesce(work: () => Promise<unknown>, ms: number): { soon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  const soon = () => {
    timer ??= setTimeout(() => void run(), ms);
  };
  const run = async () => {
    timer = undefined;
    again = running;
    if (running) return;
    running = true;
    await work().catch(() => undefined);
    running = false;
    if (again) soon();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return { soon, stop };
}
