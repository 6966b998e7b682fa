import type { Endpoint } from './endpoint.ts';

/** How much of each there may be in what is sent; counted in one pass before any schema looks at it. */
export type Room = {
  /** Members of one list. */
  members: number;
  /** Fields of one object. */
  keys: number;
  /** Characters of one text, or of the name of a field. */
  text: number;
  /** Parts inside one another. */
  depth: number;
  /** Values in all. */
  values: number;
};

const bodyRoom: Room = { members: 500, keys: 200, text: 20_000, depth: 32, values: 50_000 };

/** What is asked in an address, whose length the server bounds. */
export const addressRoom: Room = { members: 100, keys: 60, text: 4_000, depth: 2, values: 500 };

export const kB = 1_024;
/** Where nobody is signed in; as a rule; and of a file, as the check on file_contents.bytes says. */
const bytes = { visitors: 16 * kB, ordinary: 64 * kB, file: 10_240 * kB };

/** How many bytes the body of a request may have; more are refused before they are read. */
export function bytesOf(endpoint: Pick<Endpoint, 'takes' | 'room' | 'permission'>): number {
  if (endpoint.takes) return bytes.file;
  return endpoint.room?.bytes ?? (endpoint.permission === 'public' ? bytes.visitors : bytes.ordinary);
}

/** How much there may be inside of the body of a request. */
export function roomOf({ room }: Pick<Endpoint, 'room'>): Room {
  return { ...bodyRoom, members: room?.members ?? bodyRoom.members };
}
