import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { addDays, addMinutes } from '../../../days/civil-day.ts';
import type { SessionFields, SessionOptions } from '../../session/sessions.queries.ts';

export type SessionValues = {
  product_id: string | null;
  date: string | null;
  start_time: string | null;
  end_time: string | null;
  boat_ids: string[];
  total_capacity: number | null;
  guide_name: string;
  sailor_name: string;
  notes: string;
  /** How it is sold by itself; null as its schedule says. */
  sale_state: SessionRow['sale_state'];
  sale_reason: string;
  cutoff_min: number | null;
};

/** Sold as its schedule and its product say. */
const soldAsUsual = { sale_state: null, sale_reason: '', cutoff_min: null };

export function emptyValues(date: string): SessionValues {
  return {
    product_id: null,
    date,
    start_time: null,
    end_time: null,
    boat_ids: [],
    total_capacity: null,
    guide_name: '',
    sailor_name: '',
    notes: '',
    ...soldAsUsual,
  };
}

export function valuesOf(session: SessionRow): SessionValues {
  return {
    product_id: session.product_id,
    date: session.date,
    start_time: session.start_time.slice(0, 5),
    end_time: session.end_time.slice(0, 5),
    boat_ids: session.boats.map(({ id }) => id),
    total_capacity: session.total_capacity,
    guide_name: session.guide_name ?? '',
    sailor_name: session.sailor_name ?? '',
    notes: session.notes ?? '',
    sale_state: session.sale_state,
    sale_reason: session.sale_reason ?? '',
    cutoff_min: session.cutoff_min,
  };
}

/** The fields the form asks for. */
export const sessionFields = [
  'product_id',
  'date',
  'start_time',
  'end_time',
  'boat_ids',
  'total_capacity',
  'guide_name',
  'sailor_name',
  'notes',
  'sale_state',
  'sale_reason',
  'cutoff_min',
] as const satisfies (keyof SessionValues)[];

type Start = { template?: SessionRow | undefined; date: string };

/** What a new one opens with: how another sails for the day after it, or nothing. */
export function startValues({ template, date }: Start): SessionValues {
  if (!template) return emptyValues(date);
  return { ...valuesOf(template), ...soldAsUsual, date: addDays(template.date, 1) };
}

/** Whether a reason belongs to how it is sold. */
export function hasReason({ sale_state }: Pick<SessionValues, 'sale_state'>): boolean {
  return sale_state !== null && sale_state !== 'open';
}

/** What is sent; only for values nothing is missing of. */
export function fieldsOf(values: SessionValues): SessionFields {
  const { product_id, date, start_time, end_time, total_capacity, ...rest } = values;
  return {
    ...rest,
    product_id: product_id ?? '',
    date: date ?? '',
    start_time: start_time ?? '',
    end_time: end_time ?? '',
    total_capacity: total_capacity ?? 0,
    sale_reason: hasReason(values) ? values.sale_reason : '',
  };
}

/** Seats of the chosen boats together. */
export function boatSeats(boats: SessionOptions['boats'], ids: readonly string[]): number {
  return boats.reduce((sum, { id, capacity }) => (ids.includes(id) ? sum + capacity : sum), 0);
}

/** When a sailing of this product ends; null while product or start is unknown. */
export function endOf(products: SessionOptions['products'], values: SessionValues): string | null {
  const product = products.find(({ id }) => id === values.product_id);
  return product && values.start_time ? addMinutes(values.start_time, product.duration_min) : null;
}
