import { financePeriods } from '@leme/contract/finance/entities';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';

/** That somebody let a month be shared or taxed. */
export function tellRun(work: TimedWork, id: string, month: string): void {
  record(work, financePeriods, { id, action: 'created', after: { month } });
}
