import { isAllowed } from '@leme/contract/access/permission';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { type AnyRow, rightTo } from '@leme/contract/kit/resource/resource';
import { mostMoved } from '@leme/contract/kit/resource/resource-limits';
import type { Moved } from '@leme/contract/kit/resource/resource-replacement-endpoints';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import { sql } from 'kysely';
import type { Work } from '../../work.ts';
import { readColumns } from '../columns.ts';
import { withLabels } from '../labels.ts';
import { allOf, visible } from '../list/filters.ts';
import type { Register, Values } from '../registers.ts';
import { statement } from '../statement.ts';
import { takeRows } from './hold-rows.ts';
import { removeRow, restoreRow } from './remove-row.ts';
import { type Planned, saveRows } from './save-rows.ts';

/** Rows of one register that get another value in the fields that point to a row. */
type Moving = { from: Register; fields: readonly string[]; rows: readonly AnyRow[] };

/**
 * Deletes a row that others point to: they point to `by` from then on, or to nothing. Each of them gets its version and its
 * step of history as if it had been saved by hand; all of it happens, or nothing.
 */
export async function replaceRow(
  register: Register,
  { tx, actor }: Work,
  { id, by }: { id: string; by: string | null },
): Promise<{ row: AnyRow; moved: Moved[] }> {
  if (actor.partner) throw new Problem('forbidden', { params: { resource: register.resource.name } });
  if (by === id) throw faults([{ pointer: '/by', code: 'same' }]);
  await lockBoth(register, { tx, actor }, id, by);
  const moving = await readMoving(register, { tx, actor }, id);
  requireMovable(moving, { tx, actor }, by);
  const moved: Moved[] = [];
  for (const each of moving) {
    const planned = planMoves(each, id, by);
    const wrong = await faultsOf(each.from, { tx, actor }, planned, by);
    if (wrong.length > 0) throw faults(wrong);
    moved.push(...(await saveMoves(each.from, { tx, actor }, planned)));
  }
  return { row: await removeRow(register, { tx, actor }, id), moved };
}

/** The same backwards; a row that somebody saved in between, or that may not point there any more, is left as it is. */
export async function takeBackReplacement(
  register: Register,
  { tx, actor }: Work,
  { id, moved }: { id: string; moved: readonly Moved[] },
): Promise<{ row: AnyRow; moved: number; left: number }> {
  const { resource, others } = register;
  const row = await restoreRow(register, { tx, actor }, id);
  const pointing = others.referencesTo(resource.name);
  const strange = moved.findIndex(
    (each) => !pointing.some(({ from, field }) => from.name === each.resource && field === each.field),
  );
  if (strange >= 0) throw faults([{ pointer: `/moved/${strange}/field`, code: 'option' }]);
  let count = 0;
  for (const [name, entries] of Map.groupBy(moved, (each) => each.resource)) {
    const from = others.named(name);
    requireRight(from, { tx, actor });
    const byId = Map.groupBy(entries, (each) => each.id);
    const rows = await readLocked(from, { tx, actor }, [...byId.keys()]);
    const planned = rows.flatMap((before) => {
      const back = byId.get(before.id)?.filter(({ version }) => version === before.version) ?? [];
      const changed = Object.fromEntries(back.map(({ field }) => [field, id]));
      return back.length === 0 ? [] : [{ id: before.id, before, changed, values: { ...before, ...changed } }];
    });
    const sound: Planned[] = [];
    for (const each of planned)
      if ((await faultsOf(from, { tx, actor }, [each], id)).length === 0) sound.push(each);
    count += (await saveMoves(from, { tx, actor }, sound)).length;
  }
  return { row, moved: count, left: moved.length - count };
}

/** In one order, so that two who replace each by the other do not wait for each other. */
async function lockBoth(register: Register, work: Work, id: string, by: string | null): Promise<void> {
  for (const each of [id, ...(by ? [by] : [])].toSorted()) {
    const taking = takeRows(register, work, [each]).then((rows) => rows.get(each) ?? null);
    const row = await taking.catch((error: unknown) => {
      if (each === by && error instanceof Problem && error.problem === 'not-found') return null;
      throw error;
    });
    if (row?.deleted_at === null) continue;
    throw each === by ? faults([{ pointer: '/by', code: 'unknown' }]) : new Problem('not-found');
  }
}

/** What points to a row, register by register. */
async function readMoving({ resource, others }: Register, work: Work, id: string): Promise<Moving[]> {
  const pointing = Map.groupBy(others.referencesTo(resource.name), ({ from }) => from.name);
  const moving: Moving[] = [];
  for (const [name, uses] of pointing) {
    const from = others.named(name);
    const fields = uses.map(({ field }) => field);
    const found = await Promise.all(fields.map((field) => idsPointing(from, work, field, id)));
    const rows = await readLocked(from, work, found.flat());
    if (rows.length > 0) moving.push({ from, fields, rows });
  }
  return moving;
}

/** Without an order, so that the index of the field alone answers. */
async function idsPointing(
  from: Register,
  { tx, actor }: Work,
  field: string,
  id: string,
): Promise<string[]> {
  const where = [...visible(from, actor), sql`t.deleted_at is null`, sql`${sql.ref(`t.${field}`)} = ${id}`];
  const rows = await tx.rows(
    statement<{ id: string }>(sql`select t.id from ${sql.table(from.resource.table)} t
      where ${allOf(where)} limit ${mostMoved + 1}`),
  );
  return rows.map((row) => row.id);
}

async function readLocked(from: Register, { tx, actor }: Work, ids: readonly string[]): Promise<AnyRow[]> {
  if (ids.length === 0) return [];
  const where = [...visible(from, actor), sql`t.deleted_at is null`, sql`t.id = any(${ids}::uuid[])`];
  const stored = await tx.rows(
    statement<Values>(sql`select ${readColumns(from.resource)} from ${sql.table(from.resource.table)} t
      where ${allOf(where)} order by t.id for no key update`),
  );
  return (await withLabels(from, { tx, actor }, stored)) as AnyRow[];
}

function requireMovable(moving: readonly Moving[], work: Work, by: string | null): void {
  for (const { from } of moving) requireRight(from, work);
  const count = moving.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > mostMoved)
    throw faults([{ pointer: '/by', code: 'too-many-moved', params: { maximum: mostMoved } }]);
  const isNeeded = moving.some(({ from, fields }) =>
    fields.some((field) => from.resource.fields[field]?.required),
  );
  if (by === null && isNeeded) throw faults([{ pointer: '/by', code: 'required' }]);
}

function requireRight({ resource }: Register, { actor }: Work): void {
  if (!isAllowed(actor.permissions, rightTo(resource, 'update')))
    throw new Problem('forbidden', { params: { resource: resource.name } });
}

function planMoves({ fields, rows }: Moving, id: string, by: string | null): Planned[] {
  return rows.map((before) => {
    const pointing = fields.filter((field) => before[field] === id);
    const changed = Object.fromEntries(pointing.map((field) => [field, by]));
    return { id: before.id, before, changed, values: { ...before, ...changed } };
  });
}

/** What the rules of their register have against rows that point to `by`: the first of it. */
async function faultsOf(
  { resource, rules }: Register,
  { tx, actor }: Work,
  planned: readonly Planned[],
  by: string | null,
): Promise<Fault[]> {
  if (planned.some(({ id }) => id === by)) return [{ pointer: '/by', code: 'inside-itself' }];
  for (const { id, before, values } of planned) {
    const together = ruleFaults(resource, values, before, {});
    const [fault] =
      together.length > 0 ? together : ((await rules.check?.({ values, before, id, tx, actor })) ?? []);
    if (fault) return [{ ...fault, pointer: '/by' }];
  }
  return [];
}

async function saveMoves(from: Register, work: Work, planned: readonly Planned[]): Promise<Moved[]> {
  const saved = await saveRows(from, work, planned);
  const changedBy = new Map(planned.map(({ id, changed }) => [id, Object.keys(changed)]));
  return saved.flatMap(({ id, version }) =>
    (changedBy.get(id) ?? []).map((field) => ({ resource: from.resource.name, field, id, version })),
  );
}
