import { isDeepStrictEqual } from 'node:util';
import { partedPhones } from '@leme/contract/kit/phones/parted-phones';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { linkValuesOf, type SentLink, settledLinks } from '@leme/contract/kit/resource/links';
import { type AnyRow, parentField, type Resource, type StaleRow } from '@leme/contract/kit/resource/resource';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import { stateFields } from '@leme/contract/kit/resource/states';
import type { Actor } from '../../actor.ts';
import { takenField } from '../../database/database-fault.ts';
import { newId } from '../../ids.ts';
import type { Work } from '../../work.ts';
import { claimFiles } from '../files/claim-files.ts';
import { findRow } from '../find-row.ts';
import { readSaves } from '../history/history.ts';
import { namesOf } from '../labels.ts';
import { visible } from '../list/filters.ts';
import { comingDays } from '../past-days.ts';
import type { Register, Values } from '../registers.ts';
import { beginFaults, namesOf as movesOf, setFaults } from '../states/state-faults.ts';
import { holdParentOf, holdReferences } from './hold-rows.ts';
import { type Planned, saveRows } from './save-rows.ts';

/** Makes a row. A partner's row becomes its own, whatever was sent. */
export async function createRow(register: Register, work: Work, sent: Values): Promise<AnyRow> {
  const values = { ...settled(register.resource, sent, null), ...ownedBy(register, work.actor) };
  const wrong = beginFaults(register.resource, values);
  await holdReferences(register, work, [values]);
  return await saveRow(register, work, { id: newId(), before: null, values, changed: values }, wrong);
}

/** Changes the fields that were sent; refused when the row is no longer the one that was read. */
export async function updateRow(
  register: Register,
  work: Work,
  { id, version, ...sent }: Values & { id: string; version: number },
): Promise<AnyRow> {
  const { resource } = register;
  await holdReferences(register, work, [settled(resource, sent, null)]);
  const before = await lockedRow(register, work, { id, version, yours: sent });
  const changed = differing(resource, sent, before);
  if (Object.keys(changed).length === 0) return before;
  refuseGivingAway(register, work.actor, changed);
  if (isOfOther(resource, changed))
    throw faults([{ pointer: `/${parentField(resource)}`, code: 'other-parent' }]);
  const planned = { id, before, values: { ...before, ...changed }, changed };
  return await saveRow(register, work, planned, setFaults(resource, before, changed));
}

type Expected = { id: string; version: number; yours: Values };

/** The row somebody wants to change, locked, if it still is the one that was read. */
export async function lockedRow(
  register: Register,
  work: Work,
  { id, version, yours }: Expected,
): Promise<AnyRow> {
  const { resource } = register;
  await holdParentOf(register, work, id);
  const current = await findRow(register, work, id, { lock: true });
  if (current.version !== version) {
    const saves = await readSaves(resource, work, { id, count: current.version - version });
    const moves = stateFields(resource).length > 0 && { allowed: movesOf(resource, current) };
    throw new Problem('stale-version', { params: { current, yours, saves, ...moves } satisfies StaleRow });
  }
  if (current.deleted_at !== null) throw new Problem('not-found');
  return current;
}

/** What of the values that were sent is not as it is. */
export function differing(resource: Resource, sent: Values, before: AnyRow): Values {
  const values = settled(resource, sent, before);
  const differs = (name: string) =>
    values[name] !== undefined && !isDeepStrictEqual(values[name], before[name]);
  const changed = Object.keys(values).filter((name) => differs(name) || differs(linkValuesOf(name)));
  // Links are written with their values, whichever of them changed.
  const written = changed.flatMap((name) =>
    resource.fields[name]?.atLink ? [name, linkValuesOf(name)] : [name],
  );
  return Object.fromEntries(written.map((name) => [name, values[name]]));
}

/** Values as a row has them: links stand in ids and in values beside them, numbers beside their country. */
export function settled({ fields }: Resource, sent: Values, before: AnyRow | null): Values {
  const valued = Object.keys(sent).filter((name) => fields[name]?.atLink && sent[name] !== undefined);
  const links = valued.map((name) => settledLinks(name, sent[name] as SentLink[], before));
  return Object.assign(partedPhones(fields, sent, before), ...links);
}

/** Whether a change would give a child to another parent. */
export function isOfOther(resource: Resource, changed: Values): boolean {
  const field = parentField(resource);
  return field !== undefined && field in changed;
}

/** Writes a row once nothing is wrong with it, beside what was found already. */
export async function saveRow(
  register: Register,
  work: Work,
  planned: Planned,
  wrong: readonly Fault[] = [],
): Promise<AnyRow> {
  const together = ruleFaults(register.resource, planned.values, planned.before, planned.changed);
  const errors = [
    ...wrong,
    ...comingDays(register.resource, work.actor, planned.changed),
    ...together,
    ...(await brokenReferences(register, work, planned)),
    ...(await claimFiles(register.resource, { ...planned, ...work })),
  ];
  // Where its values do not go together nothing else is asked about them.
  if (together.length === 0) errors.push(...((await register.rules.check?.({ ...planned, ...work })) ?? []));
  if (errors.length > 0) throw faults(errors);
  const [row] = await writing(register, () => saveRows(register, work, [planned]));
  return row as AnyRow;
}

/** A reference leads to a row that is there; a deleted one may stay where it was, but nobody can newly choose it. */
async function brokenReferences(
  { resource, others }: Register,
  work: Work,
  { id, changed }: Planned,
): Promise<Fault[]> {
  const pointing = Object.entries(resource.fields).filter(([name, { to }]) => to && changed[name]);
  const found = pointing.map(async ([name, { to = '', isParent }]): Promise<Fault[]> => {
    const ids = [changed[name]].flat() as string[];
    const target = others.named(to);
    // A parent must be in sight: a child of it is a change of it.
    const seen = isParent ? visible(target, work.actor) : [];
    const known = await namesOf(target.resource, work, ids, { living: true, seen });
    const isSound = ids.every((each) => known.has(each) && !(each === id && to === resource.name));
    return isSound ? [] : [{ pointer: `/${name}`, code: 'unknown' }];
  });
  return (await Promise.all(found)).flat();
}

function ownedBy({ rules }: Register, { partner }: Actor): Values {
  const column = partner && rules.partner?.[partner.kind];
  return column ? { [column]: partner.id } : {};
}

function refuseGivingAway({ rules }: Register, { partner }: Actor, changed: Values): void {
  const column = partner && rules.partner?.[partner.kind];
  if (column && column in changed) throw faults([{ pointer: `/${column}`, code: 'not-yours' }]);
}

/** A value that another row has is said beside its field. */
export async function writing<T>({ resource }: Register, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const taken = takenField(resource, error);
    throw taken ? faults([{ pointer: `/${taken}`, code: 'taken' }]) : error;
  }
}
