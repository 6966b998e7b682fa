import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type NamedMove, reasonOf } from '@leme/contract/kit/resource/states';
import type { Work } from '../../work.ts';
import type { Register } from '../registers.ts';
import { lockedRow, saveRow } from '../save/save-row.ts';
import { namesOf } from './state-faults.ts';

export type Asked = { id: string; version: number; reason?: string | null };

/** Moves a row from where it stands; of two who do so at once the second reads where it is now and where it may go. */
export async function moveRow(
  register: Register,
  work: Work,
  { name, field, from, to }: NamedMove,
  { id, version, reason = null }: Asked,
): Promise<AnyRow> {
  const { resource } = register;
  const changed = { [field]: to };
  const before = await lockedRow(register, work, { id, version, yours: changed });
  const state = String(before[field]);
  if (!from.includes(state)) {
    const allowed = namesOf(resource, before);
    throw new Problem('move-forbidden', { params: { move: name, field, state, allowed } });
  }
  const told = reason === null ? {} : { [reasonOf(field)]: [null, reason] as const };
  return await saveRow(register, work, { id, before, values: { ...before, ...changed }, changed, told });
}
