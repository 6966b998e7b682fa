import { afterPointerUp } from '#kit/browser/pointer.ts';

/** How long a changed row keeps its place and shape. */
const lingerMs = 3_000;

/** Bookings changed within the last seconds; `changed` hears of each that comes and goes. */
export function recentlyChanged(changed: () => void) {
  let ids: ReadonlySet<string> = new Set();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const put = (next: ReadonlySet<string>) => {
    ids = next;
    changed();
  };
  const forget = (id: string) => {
    timers.delete(id);
    put(new Set([...ids].filter((each) => each !== id)));
  };
  return {
    ids: () => ids,
    add: (id: string) => {
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(afterPointerUp, lingerMs, () => forget(id)),
      );
      put(new Set(ids).add(id));
    },
    /** Forgets all at once and without a word. */
    clear: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      ids = new Set();
    },
  };
}
