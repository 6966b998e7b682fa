import { writeRange } from '@leme/contract/kit/kinds/days/day-ranges';
import type { DayRange } from '@leme/contract/kit/values/day-ranges';
import { lateInput } from '../late-input.tsx';
import { webKind } from '../web-kind.ts';

const rangesOf = (value: unknown) => (Array.isArray(value) ? (value as DayRange[]) : []);

/** Pieces of the calendar: `15/12 – 28/02, Carnaval -4 +1`. */
export const dayRangesKind = webKind<readonly DayRange[]>({
  ...lateInput(async () => (await import('./lazy/day-ranges-input.tsx')).DayRangesInput),
  edit: rangesOf,
  saysNothing: (value) => value.length === 0,
  text: (value, _, { locale }) =>
    rangesOf(value)
      .map((range) => writeRange(range, locale))
      .join(', '),
  needsName: true,
});
