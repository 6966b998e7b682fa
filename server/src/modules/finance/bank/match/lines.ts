import { bankLines } from '@leme/contract/finance/bank/entities';
import type { TargetKind } from '@leme/contract/finance/bank/lines';
import type { BankLine } from '@leme/contract/finance/bank/match-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { type RawBuilder, sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { targetOf } from '../targets/targets.ts';

type Row = Omit<BankLine, 'matches'>;
type MatchRow = Omit<BankLine['matches'][number], 'label' | 'page_kind' | 'page_id'> & { line_id: string };

const columns = sql`l.id, l.account_id, l.statement_id, l.day, l.amount, l.matched, l.payer, l.memo, l.txid, l.status,
  l.points, l.reason`;

/** Lines with what each was found to be. */
export async function withMatches(work: Work, rows: readonly Row[]): Promise<BankLine[]> {
  const { tx, actor } = work;
  const matched = rows.filter(({ matched }) => matched !== 0).map(({ id }) => id);
  if (matched.length === 0) return rows.map((row) => ({ ...row, matches: [] }));
  const matches = await tx.rows(
    statement<MatchRow>(sql`select m.line_id, m.kind, m.target_id as id, m.amount, m.by_itself, m.reason,
        p.full_name as user_name
      from bank_matches m left join profiles p on p.tenant_id = m.tenant_id and p.id = m.user_id
      where m.tenant_id = ${actor.tenantId} and m.line_id = any(${matched}::uuid[]) and m.undone_at is null
      order by m.created_at, m.id`),
  );
  const account = rows[0]?.account_id ?? '';
  const kinds = Map.groupBy(matches, ({ kind }) => kind);
  const items = await Promise.all(
    [...kinds].map(([kind, some]) =>
      targetOf(kind as TargetKind).read(
        work,
        account,
        some.map(({ id }) => id),
      ),
    ),
  );
  const itemOf = new Map(items.flat().map((item) => [item.id, item]));
  const byLine = Map.groupBy(matches, ({ line_id }) => line_id);
  return rows.map((row) => ({
    ...row,
    matches: (byLine.get(row.id) ?? []).map(({ line_id: _, ...match }) => ({
      ...match,
      label: itemOf.get(match.id)?.label ?? '',
      page_kind: itemOf.get(match.id)?.page_kind ?? null,
      page_id: itemOf.get(match.id)?.page_id ?? null,
    })),
  }));
}

/** Those that `such` selects of `l`, in their order. */
export function readLines({ tx, actor }: Work, such: RawBuilder<unknown>): Promise<Row[]> {
  return tx.rows(
    statement<Row>(sql`select ${columns} from bank_lines l
      where l.tenant_id = ${actor.tenantId} and l.status <> 'undone' and ${such}`),
  );
}

/** Locks lines to the end of the transaction, in one order; one that is not there is told. */
export async function holdLines(work: Work, ids: readonly string[]): Promise<Row[]> {
  const rows = await readLines(work, sql`l.id = any(${[...ids]}::uuid[]) order by l.day, l.id for update`);
  if (rows.length < new Set(ids).size) throw new Problem('not-found');
  return rows;
}

export async function lineOf(work: Work, id: string): Promise<BankLine> {
  const [row] = await withMatches(work, await readLines(work, sql`l.id = ${id}`));
  if (!row) throw new Problem('not-found');
  return row;
}

/** What stands of a line otherwise than before, and a step of its trail. */
export async function changeLine(
  work: TimedWork,
  line: Pick<Row, 'id' | 'status' | 'matched'>,
  change: { status: Row['status']; matched: number; reason?: string | null; rule_id?: string | null },
): Promise<void> {
  const { tx, actor, now } = work;
  const { status, matched, reason, rule_id } = change;
  await tx.change(
    statement(sql`update bank_lines l set status = ${status}, matched = ${matched},
        ${reason === undefined ? sql`` : sql`reason = ${reason},`}
        ${rule_id === undefined ? sql`` : sql`rule_id = ${rule_id},`}
        updated_at = ${now.toString()}::timestamptz where l.tenant_id = ${actor.tenantId} and l.id = ${line.id}`),
  );
  record(work, bankLines, {
    id: line.id,
    action: 'updated',
    before: { status: line.status, matched: line.matched },
    after: { status, matched },
  });
}
