/** Random numbers that are the same every time: the same seed and day give the same demo, down to its ids. */
export type SeededRandom = {
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** A server's id, UUID version 7, each later than the one before. */
  id(): string;
  /** An id as a device makes it, UUID version 4. */
  deviceId(): string;
  /** A booking code that was not given before. */
  code(): string;
};

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The stream of a seed in words; whoever has a stream of its own moves nobody else's numbers. */
export function seededRandom(seed: string, epochMilliseconds: number): SeededRandom {
  const random = mulberry32(hashOf(seed));
  const below = (limit: number) => Math.floor(random() * limit);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  const variant = () => (8 + below(4)).toString(16);
  const codes = new Set<string>();
  let made = 0;
  function pick<T>(list: readonly T[]): T {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
  function id(): string {
    const stamp = (epochMilliseconds + Math.floor(made / 4096)).toString(16).padStart(12, '0');
    const counter = (made % 4096).toString(16).padStart(3, '0');
    made += 1;
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${counter}-${variant()}${hex(3)}-${hex(12)}`;
  }
  function code(): string {
    const next = Array.from({ length: 6 }, () => codeLetters.charAt(below(codeLetters.length))).join('');
    if (codes.has(next)) return code();
    codes.add(next);
    return next;
  }
  return {
    below,
    pick,
    id,
    code,
    deviceId: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${variant()}${hex(3)}-${hex(12)}`,
  };
}

/** FNV-1a: words as a number of 32 bits. */
function hashOf(words: string): number {
  return [...words].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}

/** Mulberry32, a small generator with a period of 2³². */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
