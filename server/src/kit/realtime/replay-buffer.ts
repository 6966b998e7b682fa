/** An event with its number; numbers start anew with every epoch. */
export type Numbered<T> = { n: number; event: T };

/**
 * The last events of this process, so that a page that was cut off for a moment hears what it missed. An id is
 * `<epoch>.<n>`; one that this process did not give, or gave too long ago, is answered by null: the page then asks anew.
 */
export function openReplayBuffer<T>(most: number) {
  let epoch = crypto.randomUUID().slice(0, 8);
  let n = 0;
  let events: Numbered<T>[] = [];
  return {
    add(event: T): Numbered<T> {
      n += 1;
      const numbered = { n, event };
      events.push(numbered);
      if (events.length > most) events = events.slice(-Math.ceil(most / 2));
      return numbered;
    },
    idOf: (number: number) => `${epoch}.${number}`,
    lastId: () => `${epoch}.${n}`,
    /** What came after an id, or null where that cannot be known. */
    since(id: string): Numbered<T>[] | null {
      const [of, number] = id.split('.');
      const last = Number(number);
      if (of !== epoch || !Number.isInteger(last) || last > n) return null;
      const oldest = events[0]?.n ?? n + 1;
      return last + 1 < oldest ? null : events.filter((each) => each.n > last);
    },
    /** Forgets everything: ids given before are unknown from now on. */
    startAnew(): void {
      epoch = crypto.randomUUID().slice(0, 8);
      n = 0;
      events = [];
    },
  };
}
