import type { ResultLine } from '../accounts.ts';
import { type Agreement, comesTo } from './agreements.ts';
import { balanceOf, type Posted, type Posting, type Side } from './posting.ts';

/** A payment as far as it is posted; below zero it went back. `isLate`: it came after the booking was completed. */
export type PaymentFact = {
  id: string;
  cents: number;
  method: string;
  day: string;
  isLate: boolean;
  fee: number;
};

/** A booking as far as it is posted; amounts are centavos. */
export type BookingFact = {
  id: string;
  status: string;
  total: number;
  /** The day of its departure, and the day it was cancelled. */
  day: string;
  cancelled_on: string | null;
  line: ResultLine;
  adjustments: readonly { kind: string; cents: number }[];
  payments: readonly PaymentFact[];
  commission?: Pick<Agreement, 'bp' | 'cents'> | undefined;
  owner_share?: Pick<Agreement, 'bp' | 'cents' | 'base'> | undefined;
};

const ownLines: Readonly<Record<string, ResultLine>> = {
  extra: '1.4',
  fee: '1.6',
  reschedule: '1.6',
  discount: '2.2',
};

/**
 * What a booking has yet to post: the difference between what its figures say and what was posted of it. Posted twice it
 * posts nothing, and a change after the fact is a row the other way, never an edit.
 */
export function postingsOfBooking(booking: BookingFact, posted: readonly Posted[]): Posting[] {
  const fresh: Posting[] = paymentsOf(booking, posted);
  const all = (): readonly Posted[] => [...posted, ...fresh];
  const isCompleted = booking.status === 'completed';
  const against: Side = isCompleted ? 'receivable' : 'advances';
  let leg = 1 + Math.max(-1, ...posted.filter(isOfBooking).map((row) => row.leg));
  /** From debit to credit, or, below zero, the same the other way. */
  const move = (debit: Side, credit: Side, cents: number) => {
    if (cents === 0) return;
    const [from, to] = cents > 0 ? [debit, credit] : [credit, debit];
    const day = isCompleted ? booking.day : (booking.cancelled_on ?? booking.day);
    const fact = { fact_kind: 'booking' as const, fact_id: booking.id, leg, day };
    fresh.push({ ...fact, debit: from, credit: to, cents: Math.abs(cents) });
    leg += 1;
  };
  for (const [line, cents] of differences(resultsOf(booking), posted.filter(isOfBooking)))
    move(against, line, cents);
  const { commission, owner } = sharesOf(booking);
  move('6.1', 'commissions', commission + balanceOf(posted, 'commissions'));
  move('4.7', 'owner-shares', owner + balanceOf(posted, 'owner-shares'));
  // What is held of a booking that sailed is what it paid; of any other one nothing is owed by its customer.
  if (isCompleted) move('advances', 'receivable', -balanceOf(all(), 'advances'));
  else move('advances', 'receivable', balanceOf(all(), 'receivable'));
  return fresh;
}

const isOfBooking = ({ fact_kind }: Posted) => fact_kind === 'booking';

function paymentsOf({ payments }: BookingFact, posted: readonly Posted[]): Posting[] {
  const there = new Set(posted.flatMap((row) => (row.fact_kind === 'payment' ? [row.fact_id] : [])));
  return payments
    .filter(({ id }) => !there.has(id))
    .flatMap(({ id, cents, method, day, isLate, fee }) => {
      const money: Side = `method:${method}`;
      const counter: Side = isLate ? 'receivable' : 'advances';
      const [debit, credit] = cents > 0 ? [money, counter] : [counter, money];
      const fact = { fact_kind: 'payment' as const, fact_id: id, day };
      const paid: Posting = { ...fact, leg: 0, debit, credit, cents: Math.abs(cents) };
      return fee > 0 ? [paid, { ...fact, leg: 1, debit: '6.1', credit: money, cents: fee }] : [paid];
    });
}

/** What stands on each line of the results: all of a total once it sailed, what was kept of it where it was cancelled. */
function resultsOf({ status, total, line, adjustments }: BookingFact): Map<ResultLine, number> {
  const results = new Map<ResultLine, number>();
  if (status === 'cancelled') results.set('1.6', total);
  if (status !== 'completed') return results;
  const add = (to: ResultLine, cents: number) => results.set(to, (results.get(to) ?? 0) + cents);
  add(line, total);
  for (const { kind, cents } of adjustments) {
    const own = ownLines[kind];
    if (!own) continue;
    add(own, cents);
    add(line, -cents);
  }
  return results;
}

function differences(wanted: ReadonlyMap<ResultLine, number>, posted: readonly Posted[]) {
  const lines = new Set<ResultLine>(wanted.keys());
  for (const { debit, credit } of posted)
    for (const side of [debit, credit]) if (/^[12]\./.test(side)) lines.add(side as ResultLine);
  return [...lines].map((line) => [line, (wanted.get(line) ?? 0) + balanceOf(posted, line)] as const);
}

/** What an agent and the owner of the boat have of a booking that sailed. */
function sharesOf({ status, total, commission, owner_share }: BookingFact) {
  if (status !== 'completed') return { commission: 0, owner: 0 };
  const agent = commission ? comesTo(commission, total) : 0;
  const base = owner_share?.base === 'after_commission' ? Math.max(0, total - agent) : total;
  return { commission: agent, owner: owner_share ? comesTo(owner_share, base) : 0 };
}
