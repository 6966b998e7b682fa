import { type SessionState, sessionStates } from '@leme/contract/bookings/rules';
import { civilDay } from '#modules/bookings/public.tsx';

/** What a session may lack on the day: the two warnings of the totals line. */
export const gaps = ['boat', 'guide'] as const;
export type Gap = (typeof gaps)[number];

export type SessionsManifestSearch = {
  date?: string | undefined;
  product?: string | undefined;
  status?: SessionState | undefined;
  /** What is searched in product, boats and customers. */
  q?: string | undefined;
  missing?: Gap | undefined;
  /** The session whose manifest is open. */
  session?: string | undefined;
};

const shortText = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && `${value}`.trim() !== ''
    ? `${value}`.slice(0, 120)
    : undefined;

/** What the address of the sessions manifest says; anything it does not understand counts as not said. */
export function readSessionsManifestSearch(
  search: Readonly<Record<string, unknown>>,
): SessionsManifestSearch {
  return {
    date: civilDay(search.date),
    product: shortText(search.product),
    status: sessionStates.find((state) => state === search.status),
    q: shortText(search.q),
    missing: gaps.find((gap) => gap === search.missing),
    session: shortText(search.session),
  };
}

export const noFilters = { product: undefined, status: undefined, q: undefined, missing: undefined } as const;
