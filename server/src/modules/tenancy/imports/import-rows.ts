import { Problem } from '@leme/contract/kit/problem';
import type { TextImport } from '@leme/contract/tenancy/words/import-endpoints';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import type { Said } from './dry-run.ts';

/** A line that was taken in, and what stood before it. */
export type TakenLine = { key_id: string; locale: string; before: Omit<Said, 'key_id'> | null };

const told = sql`i.id, i.file, i.approved, i.added, i.changed, i.refused, i.created_at, p.full_name as created_by,
  i.rolled_back_at`;
const people = sql`left join profiles p on p.tenant_id = i.tenant_id and p.id = i.created_by`;

/** The newest imports. */
export async function importsOf(tx: Tx, tenantId: string): Promise<TextImport[]> {
  return await tx.rows(
    statement<TextImport>(sql`select ${told} from i18n_imports i ${people}
      where i.tenant_id = ${tenantId} order by i.created_at desc, i.id limit 100`),
  );
}

/** One import as it is told. */
export async function importOf(tx: Tx, tenantId: string, id: string): Promise<TextImport> {
  const found = await tx.first(
    statement<TextImport>(
      sql`select ${told} from i18n_imports i ${people} where i.tenant_id = ${tenantId} and i.id = ${id}`,
    ),
  );
  if (!found) throw new Problem('not-found');
  return found;
}

/** The lines of an import. */
export async function linesOfImport(tx: Tx, tenantId: string, id: string): Promise<TakenLine[]> {
  const found = await tx.first(
    statement<{ lines: TakenLine[] }>(
      sql`select i.lines from i18n_imports i where i.tenant_id = ${tenantId} and i.id = ${id}`,
    ),
  );
  return found?.lines ?? [];
}

/** Whoever changes what everybody reads waits here for another who does, and sees what that one did. */
export async function holdMark(tx: Tx): Promise<void> {
  await tx.first(statement(sql`select m.version from i18n_marks m where m.name = 'platform' for update`));
}

/** What everybody reads has changed. */
export async function raiseMark(tx: Tx): Promise<void> {
  const row = await tx.first(
    statement<{ one: number }>(sql`select 1 as one from i18n_translations t where t.approved limit 1`),
  );
  await tx.change(
    statement(sql`update i18n_marks set version = version + 1, says = ${row !== undefined}
      where name = 'platform'`),
  );
}

/** As the trail tells it. */
export function toldImport({ file, approved, added, changed, refused, rolled_back_at }: TextImport) {
  return { file, approved, added, changed, refused, rolled_back: rolled_back_at !== null };
}
