import { civilDay } from '../days/civil-day.ts';

/** The steps of a sale in their order; the last one says what was made. */
export const steps = ['tour', 'party', 'customer', 'close', 'done'] as const;
export type Step = (typeof steps)[number];

/** What the address says of a sale: where it stands, which draft it is, and what it is opened with. */
export type CreateAddress = {
  /** Sold in one go at the counter. */
  mode?: 'quick' | undefined;
  step?: Step | undefined;
  draft?: string | undefined;
  session?: string | undefined;
  product?: string | undefined;
  date?: string | undefined;
  customer?: string | undefined;
  lead?: string | undefined;
  /** The booking it repeats. */
  from?: string | undefined;
};

export function readCreateAddress(search: Readonly<Record<string, unknown>>): CreateAddress {
  return {
    mode: search.mode === 'quick' ? 'quick' : undefined,
    step: steps.find((step) => step === search.step),
    draft: textIn(search.draft),
    session: textIn(search.session),
    product: textIn(search.product),
    date: civilDay(search.date),
    customer: textIn(search.customer),
    lead: textIn(search.lead),
    from: textIn(search.from),
  };
}

/** What a draft holds once it has begun stands in the address no more. */
export const opened = {
  session: undefined,
  product: undefined,
  date: undefined,
  customer: undefined,
  lead: undefined,
  from: undefined,
} as const;

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
