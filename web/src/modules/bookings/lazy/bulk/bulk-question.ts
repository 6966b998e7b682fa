import type { BulkAction, BulkQuestion } from '@leme/contract/bookings/availability/bulk-endpoints';
import { fromIso } from '#ui/dates/iso-date.ts';

/** What is done to many departures, in the order it is offered; each action of the contract stands once. */
const offered = {
  closed: true,
  open: true,
  call: true,
  hidden: true,
  'as-schedule': true,
  capacity: true,
  hold: true,
  skip: true,
  extra: true,
  change: true,
} as const satisfies Record<BulkAction, true>;
export const bulkActions = Object.keys(offered) as BulkAction[];

/** What is typed about many departures at once. */
export type BulkForm = {
  from: string | null;
  until: string | null;
  weekdays: readonly number[];
  product_ids: readonly string[];
  /** Times as they are typed, with commas or blanks between them. */
  times: string;
  action: BulkAction;
  reason: string;
  capacity: number | null;
  seats: number | null;
  new_time: string | null;
};

export const emptyBulk: BulkForm = {
  from: null,
  until: null,
  weekdays: [],
  product_ids: [],
  times: '',
  action: 'closed',
  reason: '',
  capacity: null,
  seats: null,
  new_time: null,
};

/** The times in a text: `8:00, 10h30` are two; what is none is left as it is and refused by the server. */
export function timesIn(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const written = parts.map((part) => {
    const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:h](\d{2})?)?$/i.exec(part) ?? [];
    return hours === undefined ? part : `${hours.padStart(2, '0')}:${minutes}`;
  });
  return [...new Set(written)].toSorted();
}

/** Which of its fields an action is told. */
export const tells = {
  capacity: (action: BulkAction) => action === 'capacity',
  seats: (action: BulkAction) => action === 'hold',
  new_time: (action: BulkAction) => action === 'change',
  reason: (action: BulkAction) => action !== 'capacity' && action !== 'as-schedule' && action !== 'open',
  times: (action: BulkAction) => action === 'extra' || action === 'change',
};

/** What is missing before anything is asked. */
export function missingIn(form: BulkForm): (keyof BulkForm)[] {
  const { action } = form;
  const isMissing: Partial<Record<keyof BulkForm, boolean>> = {
    from: !fromIso(form.from),
    until: !fromIso(form.until),
    capacity: tells.capacity(action) && form.capacity === null,
    seats: tells.seats(action) && form.seats === null,
    new_time: tells.new_time(action) && form.new_time === null,
    reason: action === 'hold' && form.reason.trim().length < 2,
    times: tells.times(action) && timesIn(form.times).length === 0,
  };
  return (Object.keys(isMissing) as (keyof BulkForm)[]).filter((name) => isMissing[name]);
}

/** As it is asked: of what the action is not told, nothing. */
export function bulkQuestion(form: BulkForm): BulkQuestion {
  const { action } = form;
  return {
    product_ids: [...form.product_ids],
    from: form.from ?? '',
    until: form.until ?? '',
    weekdays: [...form.weekdays],
    times: timesIn(form.times),
    action,
    reason: tells.reason(action) && form.reason.trim() !== '' ? form.reason.trim() : null,
    capacity: tells.capacity(action) ? form.capacity : null,
    seats: tells.seats(action) ? form.seats : null,
    new_time: tells.new_time(action) ? form.new_time : null,
  };
}
