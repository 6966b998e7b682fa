import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { NamedMove } from '@leme/contract/kit/resource/states';

const needed: Readonly<Record<string, 'hold_kind' | 'planned'>> = {
  holding: 'hold_kind',
  scheduling: 'planned',
};

/** The field a move cannot do without and that is said with it: what an order waits for, and when it is planned. */
export function asksFor(row: AnyRow, { name }: NamedMove): 'hold_kind' | 'planned' | undefined {
  const field = needed[name];
  // What it waited for last time says nothing of this one.
  return field === 'planned' && row.planned !== null ? undefined : field;
}
