import {
  type BulkQuestion,
  bulkExceptions,
  bulkSales,
} from '@leme/contract/bookings/availability/bulk-endpoints';
import type { SaleSetting } from '@leme/contract/bookings/availability/schedules';
import { type Fault, faults } from '@leme/contract/kit/problem';

/** Refuses what a change of many departures cannot mean, each beside its field. */
export function refuseQuestion(asked: BulkQuestion): void {
  const { action, from, until, times, capacity, seats, reason, new_time } = asked;
  const missing = (field: string, is: boolean): Fault[] =>
    is ? [{ pointer: `/${field}`, code: 'required' }] : [];
  const wrong = [
    ...(until < from ? [{ pointer: '/until', code: 'backwards' }] : []),
    ...missing('capacity', action === 'capacity' && capacity === null),
    ...missing('seats', action === 'hold' && seats === null),
    // Whom the seats are for is what they are called by in the departure.
    ...missing('reason', action === 'hold' && (reason ?? '').length < 2),
    ...missing('times', (action === 'extra' || action === 'change') && times.length === 0),
    ...missing('new_time', action === 'change' && new_time === null),
    // Two times that move to one would be one departure.
    ...(action === 'change' && times.length > 1
      ? [{ pointer: '/times', code: 'too-large', params: { maximum: 1 } }]
      : []),
  ];
  if (wrong.length > 0) throw faults(wrong);
}

const isOneOf = (all: readonly string[], action: string) => all.includes(action);

/** Whether it bends the schedules themselves on some days. */
export const isException = ({ action }: Pick<BulkQuestion, 'action'>) => isOneOf(bulkExceptions, action);

/** How departures are sold by themselves after it; undefined where that is not what is asked. */
export function saleAfter({ action }: Pick<BulkQuestion, 'action'>): SaleSetting | null | undefined {
  if (!isOneOf(bulkSales, action)) return undefined;
  return action === 'as-schedule' ? null : (action as SaleSetting);
}
