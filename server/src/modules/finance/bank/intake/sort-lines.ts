import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import { surePoints } from '@leme/contract/finance/bank/lines';
import type { Suggestion } from '@leme/contract/finance/bank/match-endpoints';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { entryFor } from '../match/entry-of-line.ts';
import { readLines } from '../match/lines.ts';
import { holdOpenLines, matchLines } from '../match/match-lines.ts';
import { suggestFor } from '../match/suggest.ts';
import { loadRules, type Rule, ruleFor } from '../rules/load-rules.ts';
import { wayTo } from '../targets/booking.ts';
import type { Matching } from '../targets/target.ts';

/** What is paid by one of the ways to pay. */
const byWay = new Set(['booking', 'charge', 'invoice']);

type Line = Awaited<ReturnType<typeof readLines>>[number];
type Sorted = { line: Line; best: Suggestion | undefined; rule: Rule | undefined; isSure: boolean };

/** Tells of fresh lines what they may be, and matches those of which it is sure and nothing else may be. */
export async function sortLines(work: Matching, ids: readonly string[]): Promise<void> {
  const { tx, actor } = work;
  const such = sql`l.id = any(${[...ids]}::uuid[])`;
  const lines = await readLines({ tx, actor }, sql`${such} order by l.day, l.id`);
  const [found, rules] = await Promise.all([
    suggestFor({ tx, actor }, lines, such),
    loadRules({ tx, actor }),
  ]);
  const sorted = lines.map((line): Sorted => {
    const some = found.get(line.id) ?? [];
    const [best] = some;
    // Only what says so itself is done by itself: an amount and a day may be somebody else's too.
    const sure = some.filter(({ points, reason }) => points >= surePoints && reason === 'txid');
    const isSure = sure.length === 1 && isWithin(line, sure[0]);
    return { line, best, rule: ruleFor(rules, line), isSure };
  });
  await noteBest({ tx, actor }, sorted);
  const own = sorted.filter(
    ({ isSure, best, rule }) => isSure || (rule?.by_itself && (best?.points ?? 0) < 60),
  );
  if (own.length === 0) return;
  const account = lines[0]?.account_id ?? '';
  const hasWay = (await wayTo({ tx, actor }, work.books, account)) !== undefined;
  for (const { line, best, rule, isSure } of own) {
    const held = await holdOpenLines(work, [line.id]);
    if (isSure && best && (!byWay.has(best.kind) || hasWay)) {
      // What two lines of one file pay: the second finds what the first left.
      const again = (await suggestFor({ tx, actor }, [line], sql`l.id = ${line.id}`)).get(line.id)?.[0];
      if (again?.id === best.id && isWithin(line, again))
        await matchLines(work, held, [{ kind: best.kind, id: best.id, amount: line.amount }], {
          reason: 'txid',
          by_itself: true,
        });
    } else if (!isSure && rule) {
      const told = { description: '', supplier_id: null, ...rule };
      const item = await entryFor(work, line, { told, cents: toCents(line.amount) });
      await matchLines(work, held, [item], { reason: 'rule', by_itself: true, rule_id: rule.id });
    }
  }
}

/** The line pays no more than is owed. */
function isWithin({ amount }: Line, item: Suggestion | undefined): boolean {
  if (!item || Math.sign(item.left) !== Math.sign(amount)) return false;
  return Math.abs(toCents(amount)) <= Math.abs(toCents(item.left));
}

async function noteBest({ tx, actor }: Work, sorted: readonly Sorted[]): Promise<void> {
  const rows = sorted.flatMap(({ line, best, rule }) => {
    if (!best && !rule) return [];
    const isRule = rule !== undefined && (best?.points ?? 0) < 60;
    return [
      {
        id: line.id,
        points: isRule ? 60 : (best?.points ?? 0),
        reason: isRule ? 'rule' : (best?.reason ?? null),
        rule_id: rule?.id ?? null,
      },
    ];
  });
  if (rows.length === 0) return;
  await holdRows(
    bankRules,
    { tx, actor },
    rows.flatMap(({ rule_id }) => rule_id ?? []),
  );
  const values = sql.join(
    rows.map(
      ({ id, points, reason, rule_id }) =>
        sql`(${id}::uuid, ${points}::integer, ${reason}::text, ${rule_id}::uuid)`,
    ),
  );
  await tx.change(
    statement(sql`update bank_lines l set status = 'suggested', points = v.points, reason = v.reason, rule_id = v.rule_id
      from (values ${values}) v (id, points, reason, rule_id)
      where l.tenant_id = ${actor.tenantId} and l.id = v.id and l.status = 'unmatched'`),
  );
}
