import type { BankLinePage } from '@leme/contract/finance/bank/match-endpoints';
import { listBankItems, listBankLines, suggestMatches } from '@leme/contract/finance/bank/match-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { serveBooks } from '../../ledger/serve-books.ts';
import { loadRules, ruleFor } from '../rules/load-rules.ts';
import { targets } from '../targets/targets.ts';
import { readLines, withMatches } from './lines.ts';
import { suggestFor } from './suggest.ts';

const shows = {
  open: sql`l.status in ('unmatched', 'suggested')`,
  matched: sql`l.status = 'matched'`,
  ignored: sql`l.status = 'ignored'`,
  all: sql`true`,
};

type Counts = BankLinePage['counts'] & { with_txid: number; lines: number };

export const servesLines = serve(listBankLines, async ({ input, tx, actor }) => {
  const { account_id, from, to, show, text, page, limit } = input;
  const between = sql`l.account_id = ${account_id} and l.day between ${from}::date and ${to}::date`;
  const such = text ? sql`concat_ws(' ', l.payer, l.memo, l.amount::text) ilike ${`%${text}%`}` : sql`true`;
  const [rows, counts, whole] = await Promise.all([
    readLines(
      { tx, actor },
      sql`${between} and ${shows[show]} and ${such} order by l.day desc, l.id desc
        limit ${limit + 1} offset ${(page - 1) * limit}`,
    ),
    tx.first(
      statement<Counts>(sql`select count(*) filter (where ${shows.open}) as open,
          count(*) filter (where ${shows.matched}) as matched, count(*) filter (where ${shows.ignored}) as ignored
        from bank_lines l where l.tenant_id = ${actor.tenantId} and ${between}`),
    ),
    tx.first(
      statement<Counts>(sql`select count(*) as lines, count(l.txid) as with_txid from bank_lines l
        where l.tenant_id = ${actor.tenantId} and l.account_id = ${account_id} and l.status <> 'undone'`),
    ),
  ]);
  return {
    data: await withMatches({ tx, actor }, rows.slice(0, limit)),
    has_more: rows.length > limit,
    counts: { open: counts?.open ?? 0, matched: counts?.matched ?? 0, ignored: counts?.ignored ?? 0 },
    with_txid: whole?.with_txid ?? 0,
    lines: whole?.lines ?? 0,
  };
});

export const servesSuggestions = serveBooks(suggestMatches, async ({ input, tx, actor }) => {
  const such = sql`l.id = ${input.id}`;
  const [line] = await readLines({ tx, actor }, such);
  if (!line) throw new Problem('not-found');
  const [found, rules] = await Promise.all([
    suggestFor({ tx, actor }, [line], such),
    loadRules({ tx, actor }),
  ]);
  const rule = ruleFor(rules, line);
  return {
    data: found.get(line.id) ?? [],
    rule: rule
      ? {
          id: rule.id,
          contains: rule.contains,
          category: rule.category,
          account_id: rule.account_id,
          category_id: rule.category_id,
          cost_centre_id: rule.cost_centre_id,
        }
      : null,
  };
});

const mostItems = 300;

export const servesItems = serveBooks(listBankItems, async ({ input, tx, actor }) => {
  const found = await Promise.all(
    targets.map((target) => target.list({ tx, actor }, input, mostItems / targets.length)),
  );
  return {
    data: found.flat(),
    has_more: found.some((some) => some.length >= mostItems / targets.length),
  };
});
