import { civilDay } from '../civil-day.ts';

/** What is begun over any page: a booking of a departure, one whose departure is still to be chosen, or a session. */
export type SellSearch = {
  new?: 'booking' | 'session' | undefined;
  /** The departure of the booking. */
  for?: string | undefined;
  /** The day to begin with. */
  on?: string | undefined;
};

/** What the address of any page says of it; anything else counts as not said. */
export function readSellSearch(search: Readonly<Record<string, unknown>>): SellSearch {
  const begun = (['booking', 'session'] as const).find((name) => name === search.new);
  if (!begun) return {};
  const of = typeof search.for === 'string' && search.for !== '' ? search.for : undefined;
  return { new: begun, on: civilDay(search.on), ...(begun === 'booking' && { for: of }) };
}

export const nothingBegun = { new: undefined, for: undefined, on: undefined } as const;
