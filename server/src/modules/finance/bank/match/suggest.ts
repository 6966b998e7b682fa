import { likeness, nameShare } from '@leme/contract/finance/bank/lines';
import type { Suggestion } from '@leme/contract/finance/bank/match-endpoints';
import { toCents } from '@leme/contract/kit/values/money';
import type { RawBuilder } from 'kysely';
import type { Work } from '#kit/work';
import { targets } from '../targets/targets.ts';

type Line = { id: string; amount: number; payer: string; memo: string; txid: string | null };

const mostShown = 30;
/** What stands in the books already goes before what a line would pay once more. */
const order = ['posting', 'charge', 'invoice', 'entry', 'booking'];

/** What each of some lines may be, the surest first: `such` selects the same lines in the database. */
export async function suggestFor(
  work: Work,
  lines: readonly Line[],
  such: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Suggestion[]>> {
  const found = (await Promise.all(targets.map((target) => target.similar(work, such)))).flat();
  const byLine = Map.groupBy(found, ({ line_id }) => line_id);
  return new Map(
    lines.map((line) => {
      const { amount, payer, memo, txid } = line;
      const some = (byLine.get(line.id) ?? []).flatMap(
        ({ line_id: _, days, has_txid, has_number = false, is_named = false, ...item }): Suggestion[] => {
          const isAmount = toCents(item.left) === toCents(amount);
          const name = is_named ? 1 : nameShare(item.party ?? '', `${payer} ${memo}`);
          const like = likeness({
            hasTxid: has_txid,
            hasNumber: has_number,
            isAmount,
            days: Number(days),
            name,
          });
          return like ? [{ ...item, ...like, note: has_txid ? txid : null }] : [];
        },
      );
      return [line.id, withoutPaid(some).toSorted(bySurety).slice(0, mostShown)];
    }),
  );
}

function bySurety(one: Suggestion, other: Suggestion): number {
  return other.points - one.points || order.indexOf(one.kind) - order.indexOf(other.kind);
}

/** Where a payment that its text names was written down by somebody, the line tells of that one and pays nothing more. */
function withoutPaid(some: readonly Suggestion[]): Suggestion[] {
  const isPaid = some.some(({ kind, reason }) => kind === 'posting' && reason === 'txid');
  const left = isPaid ? some.filter(({ kind, reason }) => kind === 'posting' || reason !== 'txid') : some;
  return left.filter((item) => !left.some((charge) => isChargeOf(charge, item)));
}

/** What is charged is paid by its charge, which closes with it. */
const isChargeOf = (charge: Suggestion, { kind, id, points }: Suggestion) =>
  charge.kind === 'charge' && kind === charge.page_kind && id === charge.page_id && charge.points >= points;
