import { isPast } from '@leme/contract/kit/kinds/days/date';
import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { dayIn } from '@leme/contract/kit/values/days';
import type { Actor } from '../actor.ts';
import { systemClock } from '../clock.ts';
import type { Values } from './registers.ts';

/** Days that have been, such as of a birth, and are still to come by the calendar of the company. */
export function comingDays(
  { fields }: Pick<Resource, 'fields'>,
  { timezone }: Actor,
  changed: Values,
  now = systemClock.now(),
): Fault[] {
  return Object.entries(changed)
    .filter(([name, value]) => fields[name]?.past && value && !isPast(String(value), dayIn(timezone, now)))
    .map(([name]) => ({ pointer: `/${name}`, code: 'birth' }));
}
