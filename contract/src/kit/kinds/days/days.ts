import type { CellContext, ValueFault } from '../field-kind.ts';

/** Whether a text is a day `yyyy-MM-dd` of the calendar, from the year 1 on. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** In which order a day is written: `20/11/2026`, or the month first. */
export type DayOrder = 'day' | 'month';

const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** In which orders two numbers can be day and month; both say the same where they are equal. */
export function ordersOf(first: number, second: number): readonly DayOrder[] {
  const isMonth = (number: number) => number >= 1 && number <= 12;
  const isDay = (number: number) => number >= 1 && number <= 31;
  return [
    ...(isDay(first) && isMonth(second) ? (['day'] as const) : []),
    ...(isMonth(first) && isDay(second) ? (['month'] as const) : []),
  ];
}

/** Day and month of two numbers, in the order of the column where they can be both; the house writes the day first. */
export function dayAndMonth(
  [first, second]: readonly [string, string],
  reading: CellContext['reading'],
): { day: string; month: string } | 'ask' {
  const orders = ordersOf(Number(first), Number(second));
  const isEither = orders.length === 2 && Number(first) !== Number(second);
  if (isEither && reading === 'ask') return 'ask';
  const order = isEither ? reading : orders[0];
  const [day, month] = order === 'month' ? [second, first] : [first, second];
  return { day: day.padStart(2, '0'), month: month.padStart(2, '0') };
}

/** `20/11/2026` as a day in ISO form; anything else as it stands. */
export function readDay(
  cell: string,
  { reading }: Pick<CellContext, 'reading'> = {},
): { value: string } | ValueFault {
  const [, first = '', second = '', year = ''] = written.exec(cell) ?? [];
  if (year === '') return { value: cell };
  const read = dayAndMonth([first, second], reading);
  if (read === 'ask') return { code: 'either-day', params: { name: cell } };
  return { value: `${year}-${read.month}-${read.day}` };
}

/** A day in ISO form as a CSV of the trade writes it. */
export function writeDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}
