import { Problem } from '@leme/contract/kit/problem';
import type { Import, TwinChoice } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { db } from '../../../database/sql.ts';
import type { Work } from '../../../work.ts';
import { statement } from '../../statement.ts';
import { type FileMeaning, type KeptReadings, toldReadings } from '../csv/column-readings.ts';
import type { Refusal } from './check-rows.ts';
import type { DryRun } from './dry-run.ts';
import { choiceFor, type Twin, type TwinPlan } from './twins.ts';

const mostShown = 100;

const shown = [
  'id',
  'file_name',
  'status',
  'columns',
  'examples',
  'mapping',
  'readings',
  'given',
  'faults',
  'total',
  'will_create',
  'will_update',
  'refused_count',
  'done',
  'created',
  'updated',
  'created_at',
  'finished_at',
  'twin_count',
  'twin_choice',
  'twin_choices',
  'twins',
] as const;

export type NewImport = {
  id: string;
  resource: string;
  file_name: string;
  content: string;
  columns: string[];
};

/** Keeps a file that was looked through, until somebody takes it in or a month is over. */
export async function keepImport(
  { tx, actor }: Work,
  { columns, ...file }: NewImport,
  meaning: FileMeaning,
  looked: DryRun,
): Promise<void> {
  const { tenantId: tenant_id, userId, homeTenantId } = actor;
  await tx.change(
    db.insertInto('imports').values({
      tenant_id,
      ...file,
      status: 'checked',
      columns: JSON.stringify(columns),
      created_by: userId,
      created_by_tenant: homeTenantId,
      ...found(meaning, looked),
    }),
  );
  await keepRefusals({ tx, actor }, file.id, looked.refused);
}

/** Keeps what came of looking a file through again, unless its rows are already being taken in. */
export async function keepLook(
  { tx, actor }: Work,
  id: string,
  meaning: FileMeaning,
  looked: DryRun,
): Promise<void> {
  const { tenantId } = actor;
  const isStill = await tx.change(
    db
      .updateTable('imports')
      .set(found(meaning, looked))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'checked'),
  );
  if (isStill === 0) throw new Problem('import-started');
  await tx.change(
    db.deleteFrom('import_refusals').where('tenant_id', '=', tenantId).where('import_id', '=', id),
  );
  await keepRefusals({ tx, actor }, id, looked.refused);
}

function found(
  { mapping, readings, given }: FileMeaning,
  { refused, faults, examples, twins, ...counts }: DryRun,
) {
  return {
    ...counts,
    mapping: JSON.stringify(mapping),
    readings: JSON.stringify(readings),
    given: JSON.stringify(given),
    faults: JSON.stringify(faults),
    examples: JSON.stringify(examples),
    refused_count: refused.length,
    twin_count: twins.length,
    twins: JSON.stringify(twins.slice(0, mostShown)),
    twin_choice: 'skip',
    looked_at: new Date().toISOString(),
    twin_choices: '{}',
  };
}

export async function keepRefusals(
  { tx, actor: { tenantId: tenant_id } }: Work,
  import_id: string,
  refused: readonly Refusal[],
): Promise<void> {
  const rows = refused.map(({ row: row_number, cells, faults }) => ({
    tenant_id,
    import_id,
    row_number,
    cells: JSON.stringify(cells),
    faults: JSON.stringify(faults),
  }));
  for (const insert of insertRows('import_refusals', rows)) await tx.change(insert);
}

/** An import of the person's own, without the file. */
export async function readImport({ tx, actor }: Work, resource: string, id: string): Promise<Import> {
  const row = await tx.first(
    own(actor, resource, id)
      .select([...shown])
      .limit(1),
  );
  if (!row) throw new Problem('not-found');
  const refused = await refusedAfter({ tx, actor }, id, 0, mostShown);
  const valid = row.faults ? validOf(row as unknown as Import) : 0;
  const told = withTwins(row as unknown as Kept);
  return { ...told, readings: toldReadings(told.readings), valid, refused } as unknown as Import;
}

type Kept = Omit<Import, 'twins' | 'readings'> & {
  readings: KeptReadings;
  twins: Twin[];
  twin_choices: TwinPlan['choices'];
};

/** Rows that are there already, with what becomes of them, which is counted among what the file makes. */
function withTwins({ twin_choices: choices, twins, ...kept }: Kept) {
  const plan = { choice: kept.twin_choice, choices, until: '' };
  const told = twins.map(({ row, id }) => ({ row, id, name: '', choice: choiceFor(plan, row) }));
  const others = kept.twin_count - twins.length;
  const counted = (choice: TwinChoice) =>
    told.filter((twin) => twin.choice === choice).length + (plan.choice === choice ? others : 0);
  return {
    ...kept,
    twins: told,
    will_create: kept.will_create + counted('create'),
    will_update: kept.will_update + counted('update'),
  };
}

/** Says what becomes of rows that are there already: of all, or of single ones, unless they are already being taken in. */
export async function keepTwinChoices(
  { tx, actor }: Work,
  id: string,
  given: { choice?: TwinChoice | undefined; rows?: Readonly<Record<string, TwinChoice>> | undefined },
): Promise<void> {
  const { choice, rows = {} } = given;
  const isStill = await tx.change(
    statement(sql`update imports set
      twin_choice = coalesce(${choice ?? null}, twin_choice),
      twin_choices = (case when ${choice ?? null}::text is null then twin_choices else '{}'::jsonb end)
        || ${JSON.stringify(rows)}::jsonb
      where tenant_id = ${actor.tenantId} and id = ${id} and created_by = ${actor.userId} and status = 'checked'`),
  );
  if (isStill === 0) throw new Problem('import-started');
}

function validOf({ faults, total, refused_count }: Import): number {
  return faults.length > 0 ? 0 : total - refused_count;
}

/** The file of an import of one's own. */
export async function readContent({ tx, actor }: Work, resource: string, id: string) {
  const row = await tx.first(
    own(actor, resource, id).select(['content', 'columns', 'status', 'mapping', 'readings', 'given']),
  );
  if (!row) throw new Problem('not-found');
  if (row.status !== 'checked') throw new Problem('import-started');
  const { content, columns, mapping, readings, given } = row;
  return { content, columns, mapping, readings, given } as unknown as FileMeaning & {
    content: string;
    columns: string[];
  };
}

function own({ tenantId, userId }: Actor, resource: string, id: string) {
  return db
    .selectFrom('imports')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('resource', '=', resource)
    .where('created_by', '=', userId);
}

/** Refused rows in the order of the file. */
export async function refusedAfter(
  { tx, actor: { tenantId } }: Work,
  id: string,
  row: number,
  limit: number,
): Promise<Refusal[]> {
  const rows = await tx.rows(
    db
      .selectFrom('import_refusals')
      .select(['row_number as row', 'cells', 'faults'])
      .where('tenant_id', '=', tenantId)
      .where('import_id', '=', id)
      .where('row_number', '>', row)
      .orderBy('row_number')
      .limit(limit),
  );
  return rows as unknown as Refusal[];
}
