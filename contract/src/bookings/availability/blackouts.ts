import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { needed } from '../../kit/resource/rules.ts';
import { bookingsWords } from '../texts/texts.ts';

export const blackoutKinds = ['weather', 'maintenance', 'holiday', 'private', 'authority'] as const;
export type BlackoutKind = (typeof blackoutKinds)[number];

/**
 * When nothing is sold: of the company, a product, a boat or a city. It is read at every sale and touches no booking. Its
 * first day begins at `from_time` and its last one ends at `until_time`, by the clock of the company; without a last day
 * it goes on until somebody ends it.
 */
export const blackouts = defineResource({
  name: 'blackouts',
  subject: 'blackout',
  texts: bookingsWords,
  title: 'reason',
  order: '-days',
  fields: {
    reason: f.text({ required: true, max: 200, search: true }),
    kind: f.choice(blackoutKinds, { fallback: 'weather', filter: true }),
    scope: f.choice(['tenant', 'product', 'boat', 'city'], { fallback: 'tenant', filter: true }),
    product_id: f.reference('products', { filter: true }),
    boat_id: f.reference('boats', { filter: true }),
    city_id: f.reference('coastal-cities', { filter: true }),
    days: f.dateRange({ required: true, filter: 'range', sort: true }),
    from_time: f.time({ hint: true }),
    until_time: f.time({ hint: true }),
  },
  belonging: {
    scope: { tenant: [], product: ['product_id'], boat: ['boat_id'], city: ['city_id'] },
  },
  rules: (blackout) => {
    const { scope, days, from_time, until_time } = blackout;
    const isOneDay = days !== null && days.from !== null && days.from === days.to;
    const isBackwards = isOneDay && from_time !== null && until_time !== null && until_time <= from_time;
    return [
      ...(scope === 'product' ? needed(blackout, 'product_id') : []),
      ...(scope === 'boat' ? needed(blackout, 'boat_id') : []),
      ...(scope === 'city' ? needed(blackout, 'city_id') : []),
      ...(isBackwards ? [{ pointer: '/until_time', code: 'backwards' }] : []),
    ];
  },
  computed: {
    /** Who blocked it: a person, or a work order. */
    source: f.choice(['person', 'work_order'], { fallback: 'person' }),
  },
});
