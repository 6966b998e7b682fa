import { addDays } from '@leme/contract/kit/values/days';

/** The days of a week. */
export const daysBetween = (week: string) => Array.from({ length: 7 }, (_, at) => addDays(week, at));
