import type { TargetKind } from '@leme/contract/finance/bank/lines';
import { ignoreLine, undoLine } from '@leme/contract/finance/bank/match-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Matching } from '../targets/target.ts';
import { targetOf } from '../targets/targets.ts';
import { changeLine, holdLines, lineOf } from './lines.ts';
import { beginMatching } from './match-lines.ts';

export const servesUndoing = serve(undoLine, async ({ input, ...call }) => {
  const work = await beginMatching(call);
  const [line] = await holdLines(work, [input.id]);
  if (!line) throw new Problem('not-found');
  if (line.status === 'ignored')
    await changeLine(work, line, { status: 'unmatched', matched: 0, reason: null });
  else await undoMatches(work, [line.id]);
  return await lineOf(work, line.id);
});

export const servesIgnoring = serve(ignoreLine, async ({ input, ...call }) => {
  const work = await beginMatching(call);
  const [line] = await holdLines(work, [input.id]);
  if (!line) throw new Problem('not-found');
  if (line.matched !== 0) throw new Problem('move-forbidden');
  if (line.status !== 'ignored') await changeLine(work, line, { status: 'ignored', matched: 0 });
  return await lineOf(work, line.id);
});

type Row = {
  id: string;
  group_id: string;
  line_id: string;
  kind: TargetKind;
  target_id: string;
  made_id: string | null;
  amount: number;
  creates: boolean;
};

/** Undoes the matches of lines, and of others what was made at once with them; answers how many that were. */
export async function undoMatches(work: Matching, ids: readonly string[]): Promise<number> {
  const { tx, actor, now } = work;
  const rows = await tx.rows(
    statement<Row>(sql`select m.id, m.group_id, m.line_id, m.kind, m.target_id, m.made_id, m.amount, m.creates
      from bank_matches m where m.tenant_id = ${actor.tenantId} and m.undone_at is null and m.group_id in (
        select g.group_id from bank_matches g where g.tenant_id = ${actor.tenantId} and g.line_id = any(${[...ids]}::uuid[])
          and g.undone_at is null) order by m.created_at desc, m.id`),
  );
  const lines = new Map(
    (
      await holdLines(
        work,
        rows.map(({ line_id }) => line_id),
      )
    ).map((line) => [line.id, line]),
  );
  for (const row of rows) {
    const line = lines.get(row.line_id);
    if (!line) continue;
    await tx.change(
      statement(sql`update bank_matches m set undone_at = ${now.toString()}::timestamptz, undone_by = ${actor.userId}
        where m.tenant_id = ${actor.tenantId} and m.id = ${row.id}`),
    );
    const unmade = await targetOf(row.kind).unpay(work, row, line);
    if (unmade === null) continue;
    await tx.change(
      statement(sql`update bank_matches m set unmade_id = ${unmade}
        where m.tenant_id = ${actor.tenantId} and m.id = ${row.id}`),
    );
  }
  for (const [id, line] of lines) {
    const undone = rows.reduce((sum, row) => sum + (row.line_id === id ? toCents(row.amount) : 0), 0);
    const matched = toReais(toCents(line.matched) - undone);
    await changeLine(work, line, {
      status: matched === 0 ? 'unmatched' : 'suggested',
      matched,
      reason: null,
    });
  }
  return rows.length;
}
