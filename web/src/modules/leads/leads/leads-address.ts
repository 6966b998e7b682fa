const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idIn = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

/** What the address says of leads beside their list: how they are looked at, and what of one is open. */
export type LeadsAddress = {
  shows: 'board' | undefined;
  /** Whose interactions, chat and history are open. */
  talk: string | undefined;
  chat: string | undefined;
  past: string | undefined;
  /** Who is to be made one with another. */
  merge: string | undefined;
  /** The other one, where it is chosen already. */
  other: string | undefined;
  /** What the company decided about leads is open. */
  settings: 1 | undefined;
};

export function readLeadsAddress(search: Readonly<Record<string, unknown>>): LeadsAddress {
  return {
    shows: search.shows === 'board' ? 'board' : undefined,
    talk: idIn(search.talk),
    chat: idIn(search.chat),
    past: idIn(search.past),
    merge: idIn(search.merge),
    other: idIn(search.other),
    settings: search.settings === 1 ? 1 : undefined,
  };
}
