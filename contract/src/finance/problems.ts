import type { Catalogue } from '../kit/problem.ts';

/** How what is posted by hand can fail. */
export const problems = {
  'month-closed': { status: 409, title: 'The month is closed' },
  'month-not-ready': { status: 409, title: 'Something is in the way of closing the month' },
  'entry-settled': { status: 409, title: 'Somebody settled it in the meantime' },
  'entries-settled': { status: 409, title: 'Some of them were settled in the meantime, so none is' },
  'no-pix-key': { status: 409, title: 'No account has a Pix key to receive by' },
  'too-many-charges': { status: 409, title: 'Too many charges of one thing' },
  'booking-invoiced': { status: 409, title: 'One of its bookings stands in another invoice' },
  'invoice-paid': { status: 409, title: 'Something was paid of the invoice' },
  'charge-paid': { status: 409, title: 'Something was paid of the charge' },
  'settlement-reversed': { status: 409, title: 'This was reversed before' },
  'line-matched': { status: 409, title: 'Somebody matched this line in the meantime' },
  'statement-refused': { status: 422, title: 'This is no statement that can be read' },
} as const satisfies Catalogue;

type Own = typeof problems;
declare module '../kit/problem.ts' {
  interface KnownProblems extends Own {}
}

/** What `month-closed` tells: which one, and the first day that is open. */
export type MonthClosed = { month: string; first_open: string };
/** What `entry-settled` tells: what is left, and who settled how much last. */
export type EntrySettled = { left: number; by: string | null; amount: number; at: string };
/** What `entries-settled` tells: each that stands otherwise than it was seen, what is left of it, and who settled last. */
export type EntriesSettled = {
  entries: readonly { id: string; description: string; left: number; by: string | null }[];
};
/** What `line-matched` tells: who matched it and when. */
export type LineMatched = { by: string | null; at: string | null };
/** What `statement-refused` tells: why, in a word that stays, and of another account which one was expected. */
export type StatementRefused = { why: string; found: string | null; expected: string | null };
/** What `month-not-ready` tells: each thing in the way, and how many there are of it. */
export type InTheWay = {
  in_the_way: readonly { what: 'without_line' | 'allocation' | 'not_over' | 'open_tills'; count: number }[];
};
