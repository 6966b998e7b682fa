/** What the address says beside the list: the sheet of the fleet is open, of one boat where a label led here. */
export type MotorsAddress = { does: 'fleet' | undefined; boat: string | undefined };

export function readMotorsAddress(search: Readonly<Record<string, unknown>>): MotorsAddress {
  return {
    does: search.does === 'fleet' ? 'fleet' : undefined,
    boat: typeof search.boat === 'string' ? search.boat : undefined,
  };
}
