import type { previewBlackout } from '@leme/contract/bookings/availability/blackout-endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { fromIso } from '#ui/dates/iso-date.ts';

export type BlockQuestion = CallOf<typeof previewBlackout>;
type Values = Readonly<Record<string, unknown>>;

const scopes = ['tenant', 'product', 'boat', 'city'] as const;
const of = { product: 'product_id', boat: 'boat_id', city: 'city_id' } as const;

const idIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const dayIn = (value: unknown) => (typeof value === 'string' && fromIso(value) ? value : null);
const timeIn = (value: unknown) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;

/** What a block hits is asked as it is typed; null while it does not say yet whom it is about, or when. */
export function questionOf(values: Values, id: string | null): BlockQuestion | null {
  const scope = scopes.find((each) => each === values.scope);
  const days = (values.days ?? {}) as { from?: unknown; to?: unknown };
  const [from, to] = [dayIn(days.from), dayIn(days.to)];
  if (!scope || (from === null && to === null)) return null;
  if (from !== null && to !== null && to < from) return null;
  const [from_time, until_time] = [timeIn(values.from_time), timeIn(values.until_time)];
  if (from === to && from_time !== null && until_time !== null && until_time <= from_time) return null;
  const named = { product_id: null, boat_id: null, city_id: null };
  const name = scope === 'tenant' ? null : of[scope];
  const about = name === null ? null : idIn(values[name]);
  if (name !== null && about === null) return null;
  const own = name === null ? named : Object.assign({}, named, { [name]: about });
  return Object.assign({ id, scope, days: { from, to }, from_time, until_time }, own);
}
