import { repeatedDays } from '@leme/contract/finance/entry-days';
import { type createEntry, mostInstalments } from '@leme/contract/finance/entry-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import type { Fault } from '@leme/contract/kit/problem';

/** What comes again does so often or until a day, one of the two, and not beyond `most`. */
export function repetitionFaults(input: InputOf<typeof createEntry>, most: string): Fault[] {
  const { repeats, repeat_day, repeat_times, repeat_until, due_on, kind, parts } = input;
  const excess = (pointer: string, value: unknown): Fault[] =>
    value === null ? [] : [{ pointer, code: 'no-value' }];
  if (repeats === null)
    return [
      ...excess('/repeat_day', repeat_day),
      ...excess('/repeat_times', repeat_times),
      ...excess('/repeat_until', repeat_until),
    ];
  if (kind === 'transfer') return [{ pointer: '/repeats', code: 'no-value' }];
  if (parts > 1) return [{ pointer: '/parts', code: 'no-value' }];
  if (repeats !== 'monthly' && repeat_day !== null) return [{ pointer: '/repeat_day', code: 'no-value' }];
  if (repeat_times === null && repeat_until === null) return [{ pointer: '/repeat_times', code: 'required' }];
  if (repeat_times !== null && repeat_until !== null) return [{ pointer: '/repeat_until', code: 'no-value' }];
  const pointer = repeat_times === null ? '/repeat_until' : '/repeat_times';
  const days = repeatedDays(due_on, { repeats, repeat_day, repeat_times, repeat_until }, mostInstalments);
  if (days.length < 2) return [{ pointer, code: 'too-small', params: { minimum: days[0] ?? due_on } }];
  if (days.length > mostInstalments)
    return [{ pointer, code: 'too-large', params: { maximum: days[mostInstalments - 1] ?? most } }];
  return (days.at(-1) ?? most) > most ? [{ pointer, code: 'too-large', params: { maximum: most } }] : [];
}
