import { type CellContext, type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';
import { dayEnd, rangeFilter } from '../ranges.ts';
import { isCivilDate, readDay, writeDay } from './days.ts';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dash = ' – ';
const orNull = (value: unknown) => (value === undefined || value === '' ? null : value);

/** From a day to a day, both of them in it; one of the two may be open. */
export const dateRangeKind: FieldKind = {
  normalise: (value) => {
    if (!isParts(value)) return value;
    const { from, to, ...others } = value;
    return { from: orNull(from), to: orNull(to), ...others };
  },
  check: (value, { most = Number.POSITIVE_INFINITY }) => {
    if (!isParts(value)) return wrongType(value, 'object');
    const { from, to, ...others } = value;
    const faults: ValueFault[] = [
      ...dayFaults('from', from),
      ...dayFaults('to', to),
      ...Object.keys(others).map((name) => ({ code: 'unknown-field', at: [name] })),
    ];
    if (faults.length > 0) return faults;
    if (from === null && to === null) return [{ code: 'required' }];
    const isBackwards = from !== null && to !== null && String(from) > String(to);
    if (isBackwards) return [{ code: 'backwards' }];
    const isLong = from !== null && to !== null && daysBetween(String(from), String(to)) > most;
    return isLong ? [{ code: 'too-many-days', params: { maximum: most } }] : [];
  },
  json: () => {
    const day = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] };
    return { type: 'object', properties: { from: day, to: day }, additionalProperties: false };
  },
  answers: { from: 'text-or-null', to: 'text-or-null' },
  columns: [
    ['_from', 'date'],
    ['_to', 'date'],
  ],
  store: (value) => {
    const { from = null, to = null } = (value ?? {}) as Parts;
    return [from, to];
  },
  load: ([from, to]) => (from === null && to === null ? null : { from, to }),
  filter: 'range',
  readFilter: rangeFilter(dayEnd),
  endsAre: 'date',
  spans: { first: '_from', last: '_to' },
  csv: {
    ...oneCell({ read: readRange, reads: 'days' }),
    isPlain: true,
    write:
      () =>
      ([from = '', to = '']) =>
        [from, to].map((day) => (day === '' ? '' : writeDay(day))).join(dash),
  },
};

const day = 86_400_000;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

function dayFaults(part: 'from' | 'to', value: unknown): ValueFault[] {
  const at = [part];
  if (value === null) return [];
  if (typeof value !== 'string') return wrongType(value, 'string').map((fault) => ({ ...fault, at }));
  return isCivilDate(value) ? [] : [{ code: 'date', at }];
}

/** `01/12/2026 – 31/03/2027`, with either of the two missing; one day alone is that day. */
function readRange(cell: string, context: CellContext) {
  const [from = '', to, another] = cell.split(/\s*–\s*|\s+(?:-|a|até|to|al|au)\s+/);
  if (another !== undefined) return { code: 'date' };
  const [first, last] = [from, to ?? from].map((part) =>
    part.trim() === '' ? { value: null } : readDay(part.trim(), context),
  ) as [ReturnType<typeof readDay>, ReturnType<typeof readDay>];
  if ('code' in first) return first;
  return 'code' in last ? last : { value: { from: first.value, to: last.value } };
}
