import { type CellContext, type CellRead, type FieldKind, oneCell, wrongType } from '../field-kind.ts';
import { dayEnd, rangeFilter } from '../ranges.ts';
import { dayAndMonth, isCivilDate } from './days.ts';

const shape = /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A moment, as UTC to the millisecond. */
export const instantKind: FieldKind = {
  normalise: (value) =>
    typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : value,
  check: (value) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    return isInstant(value) ? [] : [{ code: 'datetime' }];
  },
  json: () => ({ type: 'string', format: 'date-time' }),
  answers: 'text',
  columns: [['', 'timestamptz']],
  filter: 'range',
  // From a day of the company to another.
  readFilter: rangeFilter(dayEnd),
  endsAre: 'date',
  csv: oneCell({
    read: readMoment,
    reads: 'days',
    write:
      ({ zone }) =>
      (text) =>
        writeMoment(text, zone),
    isPlain: true,
  }),
};

/** A moment whose year has four digits in UTC as well. */
function isInstant(text: string): boolean {
  if (!isCivilDate(shape.exec(text)?.[1] ?? '')) return false;
  const utc = new Date(text).toISOString();
  return utc >= '1000' && isCivilDate(utc.slice(0, 10));
}

/** As it is exported, in the company's zone, or in ISO form. */
function readMoment(cell: string, { zone, reading }: CellContext): CellRead {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})[ ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:,(\d{3}))?)?$/.exec(cell);
  try {
    if (!parts) return { value: new Date(Temporal.Instant.from(cell).epochMilliseconds).toISOString() };
    const [first = '', other = ''] = parts.slice(1);
    const read = dayAndMonth([first, other], reading);
    if (read === 'ask') return { code: 'either-day', params: { name: cell } };
    const [day, month] = [Number(read.day), Number(read.month)];
    const [year, hour, minute, second = 0, millisecond = 0] = parts.slice(3).map((part) => Number(part ?? 0));
    const at = { day, month, year, hour, minute, second, millisecond, timeZone: zone } as const;
    const moment = Temporal.ZonedDateTime.from(at as Temporal.ZonedDateTimeLike & { timeZone: string }, {
      overflow: 'reject',
    });
    return { value: new Date(moment.epochMilliseconds).toISOString() };
  } catch {
    return { code: 'datetime' };
  }
}

/** `20/11/2026 09:12`, with seconds and less only where there are any, so that nothing is lost on the way back. */
function writeMoment(value: string, zone: string): string {
  const at = Temporal.Instant.from(value).toZonedDateTimeISO(zone);
  const two = (part: number) => String(part).padStart(2, '0');
  const thousandths = at.millisecond ? `,${String(at.millisecond).padStart(3, '0')}` : '';
  const seconds = at.second || at.millisecond ? `:${two(at.second)}${thousandths}` : '';
  const year = String(at.year).padStart(4, '0');
  return `${two(at.day)}/${two(at.month)}/${year} ${two(at.hour)}:${two(at.minute)}${seconds}`;
}
