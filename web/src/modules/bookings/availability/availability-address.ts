import { civilDay } from '../days/civil-day.ts';

/** What the address says: around which day, what is looked for, and which cell is open. */
export type AvailabilityAddress = {
  date: string | undefined;
  product: string | undefined;
  category: string | undefined;
  city: string | undefined;
  /** So many people together. */
  party: number | undefined;
  /** The open cell: a product on a day. */
  of: string | undefined;
  on: string | undefined;
};

/** The largest party that is asked for. */
export const mostTogether = 150;

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export function readAvailabilityAddress(search: Readonly<Record<string, unknown>>): AvailabilityAddress {
  const party = Number(search.party);
  const isParty = Number.isInteger(party) && party >= 1 && party <= mostTogether;
  return {
    date: civilDay(search.date),
    product: textIn(search.product),
    category: textIn(search.category),
    city: textIn(search.city),
    party: isParty ? party : undefined,
    of: textIn(search.of),
    on: civilDay(search.on),
  };
}
