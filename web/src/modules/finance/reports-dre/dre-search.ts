import type { regimes } from '@leme/contract/finance/report-endpoints';

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];
export const comparisons = ['before', 'year'] as const;

export type DreSearch = {
  tab?: 'sailings' | undefined;
  span?: Span | undefined;
  /** The first day of what is shown. */
  from?: string | undefined;
  regime?: (typeof regimes)[number] | undefined;
  against?: (typeof comparisons)[number] | undefined;
  /** Of which boat, product and cost centre alone. */
  boat?: string | undefined;
  product?: string | undefined;
  centre?: string | undefined;
  /** The figure whose postings are open: a line, of a departure or of none. */
  line?: string | undefined;
  session?: string | undefined;
};

type Search = Readonly<Record<string, unknown>>;

const firstDay = /^\d{4}-(0[1-9]|1[0-2])-01$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const textIn = (value: unknown, like: RegExp) =>
  typeof value === 'string' && like.test(value) ? value : undefined;

/** What the address says of the statement; what cannot be shown is as usual. */
export function readDreSearch(search: Search): DreSearch {
  return {
    tab: search.tab === 'sailings' ? 'sailings' : undefined,
    span: spans.find((span) => span !== 'month' && span === search.span),
    from: textIn(search.from, firstDay),
    regime: search.regime === 'cash' ? 'cash' : undefined,
    against: comparisons.find((each) => each === search.against),
    boat: textIn(search.boat, uuid),
    product: textIn(search.product, uuid),
    centre: textIn(search.centre, uuid),
    line: textIn(search.line, /^\d{1,2}\.\d{1,2}$/),
    session: search.session === 'none' ? 'none' : textIn(search.session, uuid),
  };
}

/** The same as the books are asked. */
export const askedBy = ({ boat, product, centre }: DreSearch) => ({
  ...(boat && { boat_id: boat }),
  ...(product && { product_id: product }),
  ...(centre && { cost_centre_id: centre }),
});

const months: Record<Span, number> = { month: 1, quarter: 3, year: 12 };
type Period = { from: string; to: string };

/** The days that are shown: of the span that begins there, or of the one today lies in. */
export function periodOf({ span = 'month', from }: DreSearch, today: string): Period {
  const day = Temporal.PlainDate.from(from ?? today);
  const size = months[span];
  const first = day.with({ day: 1, month: day.month - ((day.month - 1) % size) });
  return until(first, size);
}

function until(first: Temporal.PlainDate, size: number): Period {
  const last = first.add({ months: size }).subtract({ days: 1 });
  return { from: first.toString(), to: last.toString() };
}

/** As many spans later, or earlier below zero: the first day of it. */
export function movedBy(search: DreSearch, today: string, by: number): string {
  const { from } = periodOf(search, today);
  return Temporal.PlainDate.from(from)
    .add({ months: by * months[search.span ?? 'month'] })
    .toString();
}

/** What it is compared with: the period before, or the same a year ago. */
export function comparedWith(search: DreSearch, today: string): Period | undefined {
  if (!search.against) return undefined;
  const size = months[search.span ?? 'month'];
  const { from } = periodOf(search, today);
  const back = search.against === 'year' ? 12 : size;
  return until(Temporal.PlainDate.from(from).subtract({ months: back }), size);
}
