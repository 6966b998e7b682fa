import { lastMonths, usualMonths, type Window, windowFault } from '@leme/contract/insights/dashboard-window';

/** The windows one chooses with one press; the first is the usual one. */
export const monthChoices = [usualMonths, 3, 12] as const;
type Months = (typeof monthChoices)[number];

export type DashboardSearch = {
  months?: Months | undefined;
  /** A window of one's own. */
  from?: string | undefined;
  to?: string | undefined;
  product?: string | undefined;
  source?: string | undefined;
  owner?: string | undefined;
  /** Shows the first steps also to who took them or put them aside. */
  steps?: 1 | undefined;
};

type Search = Readonly<Record<string, unknown>>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idIn = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}

/** What the address says of the dashboard; a window that cannot be shown is the usual one. */
export function readDashboardSearch(search: Search): DashboardSearch {
  const [from, to] = [dayIn(search.from), dayIn(search.to)];
  const isOwn = from !== undefined && to !== undefined && windowFault({ from, to }) === null;
  return {
    months: monthChoices.find((months) => months !== usualMonths && months === search.months),
    from: isOwn ? from : undefined,
    to: isOwn ? to : undefined,
    product: idIn(search.product),
    source:
      typeof search.source === 'string' && /^[a-z]{1,20}$/.test(search.source) ? search.source : undefined,
    owner: idIn(search.owner),
    steps: search.steps === 1 ? 1 : undefined,
  };
}

/** The days the charts show. */
export function windowOf({ from, to, months = usualMonths }: DashboardSearch, today: string): Window {
  return from && to ? { from, to } : lastMonths(today, months);
}
