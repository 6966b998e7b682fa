import { faults } from '@leme/contract/kit/problem';
import { type AnyRow, parentField, placeField } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { sql } from 'kysely';
import type { Work } from '../../work.ts';
import { readColumns } from '../columns.ts';
import { findRow } from '../find-row.ts';
import { withLabels } from '../labels.ts';
import { allOf, visible } from '../list/filters.ts';
import type { Register, Values } from '../registers.ts';
import { statement } from '../statement.ts';
import { saveRows } from './save-rows.ts';

type Order = { parent: string; ids: readonly string[] };

/**
 * Puts the children of a row in the order of `ids`; those that are not named come behind as they were. Two people who do
 * so at once wait for each other at the parent, so that one order is left.
 */
export async function orderChildren(
  register: Register,
  { tx, actor }: Work,
  { parent, ids }: Order,
): Promise<{ data: AnyRow[] }> {
  const { resource, others } = register;
  const of = others.named(resource.of ?? '');
  await findRow(of, { tx, actor }, parent, { lock: true });
  const siblings = await readSiblings(register, { tx, actor }, parent);
  const known = new Map(siblings.map((row) => [row.id, row]));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw faults([{ pointer: `/ids/${unknown}`, code: 'unknown' }]);
  const named = new Set(ids);
  const ordered = [
    ...ids.flatMap((id) => known.get(id) ?? []),
    ...siblings.filter(({ id }) => !named.has(id)),
  ];
  const field = placeField(resource) ?? '';
  const planned = ordered.flatMap((before, at) => {
    const changed = { [field]: at + 1 };
    return before[field] === at + 1
      ? []
      : [{ id: before.id, before, values: { ...before, ...changed }, changed }];
  });
  await saveRows(register, { tx, actor }, planned);
  return { data: await readSiblings(register, { tx, actor }, parent) };
}

async function readSiblings(register: Register, { tx, actor }: Work, parent: string): Promise<AnyRow[]> {
  const { resource } = register;
  const where = [
    ...visible(register, actor),
    sql`t.deleted_at is null`,
    sql`${sql.ref(`t.${parentField(resource)}`)} = ${parent}`,
  ];
  const stored = await tx.rows(
    statement<Values>(sql`select ${readColumns(resource)} from ${sql.table(resource.table)} t
      where ${allOf(where)} order by ${sql.ref(`t.${placeField(resource)}`)}, t.id limit ${mostChildren}`),
  );
  return (await withLabels(register, { tx, actor }, stored)) as AnyRow[];
}
