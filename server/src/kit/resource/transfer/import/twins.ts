import type { Import, TwinChoice } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { sql } from 'kysely';
import type { Work } from '../../../work.ts';
import type { Register } from '../../registers.ts';
import { statement } from '../../statement.ts';
import type { FieldReadings } from '../csv/column-readings.ts';
import { readCells } from '../csv/read-cells.ts';

/** What becomes of the rows of a file that are there already: of all of them, and of single ones by their number. */
export type TwinPlan = { choice: TwinChoice; choices: Readonly<Record<string, TwinChoice>>; until: string };

export type Twin = { row: number; id: string };

type Row = { row: number; id: string; cells: ReadonlyMap<string, string> };

export function choiceFor({ choice, choices }: TwinPlan, row: number): TwinChoice {
  return choices[row] ?? choice;
}

/** The rows that name nobody by an id and are there already, by the number of the row. */
export async function findTwins(
  { resource, rules }: Register,
  { tx, actor }: Work,
  given: { rows: readonly Row[]; until: string; readings: FieldReadings },
): Promise<ReadonlyMap<number, string>> {
  const fresh = given.rows.filter(({ id }) => id === '');
  if (!rules.twins || fresh.length === 0) return new Map();
  const rows = fresh.map(({ row, cells }) => ({
    row,
    values: readCells(resource, { zone: actor.timezone, readings: given.readings }, cells, null).values,
  }));
  return await rules.twins({ rows, until: given.until, tx, actor });
}

/** An import with the names of the rows that are there already. */
export async function nameTwins({ resource }: Register, { tx, actor }: Work, told: Import): Promise<Import> {
  const ids = [...new Set(told.twins.map(({ id }) => id))];
  if (ids.length === 0) return told;
  const rows = await tx.rows(
    statement<{ id: string; name: string }>(sql`select t.id, t.${sql.ref(resource.title)} as name
      from ${sql.table(resource.table)} t where t.tenant_id = ${actor.tenantId} and t.id = any(${ids}::uuid[])`),
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return { ...told, twins: told.twins.map((twin) => ({ ...twin, name: names.get(twin.id) ?? '' })) };
}
