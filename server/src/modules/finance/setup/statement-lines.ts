import { type StatementLine, usualLines } from '@leme/contract/finance/lines/lines';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** The lines a company’s statement is drawn with, and how often they were changed: the usual ones before anybody did. */
export async function readLines({
  tx,
  actor,
}: Work): Promise<{ version: number; lines: readonly StatementLine[] }> {
  const drawn = await tx.first(
    statement<{ version: number; lines: readonly StatementLine[] }>(
      sql`select s.version, s.lines from finance_statements s where s.tenant_id = ${actor.tenantId}`,
    ),
  );
  return drawn ?? { version: 0, lines: usualLines };
}
