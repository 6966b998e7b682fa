/** As browsers count: Sunday is 0. */
export type WeekBegin = 0 | 1 | 6;

let read: () => WeekBegin = () => 0;

/** On which day the weeks of calendars begin. */
export const firstWeekday = (): WeekBegin => read();

/** Lets calendars ask somebody who knows it. */
export function weekBeginsAs(reader: () => WeekBegin): void {
  read = reader;
}
