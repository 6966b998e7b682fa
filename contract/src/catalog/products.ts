import { isReservedSlug } from '../access/route-table.ts';
import { toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { inOrder, needed } from '../kit/resource/rules.ts';
import { roundings } from '../prices/price-book.ts';
import { productGroupPrices } from './product-group-prices.ts';
import { catalogWords } from './texts/texts.ts';

/**
 * What is sold. A shared one is priced by fare, a private one by the size of its party. `price` is what it costs where no
 * fare says otherwise; what stands empty among the limits of selling is the company's.
 */
export const products = defineResource({
  name: 'products',
  texts: catalogWords,
  title: 'name',
  told: toldOf(productGroupPrices),
  shortcuts: { active: { status: 'active' } },
  // Four long texts, each in five languages.
  bytes: 98_304,
  fields: {
    name: f.text({ required: true, min: 2, search: true }),
    internal_name: f.text({ search: true }),
    slug: f.text({ max: 60, unique: true, search: true, hint: true, isSlug: true }),
    status: f.state(['draft', 'active', 'inactive'], {
      start: 'draft',
      filter: true,
      also: { ativo: 'active', publicado: 'active' },
      moves: {
        activation: { from: ['draft', 'inactive'], to: 'active' },
        deactivation: { from: ['active'], to: 'inactive', reason: 'optional' },
        reworking: { from: ['inactive'], to: 'draft' },
      },
    }),
    type: f.choice(['shared_tour', 'private_charter', 'rental', 'transfer', 'retail', 'combo'], {
      fallback: 'shared_tour',
      filter: true,
    }),
    sharing_mode: f.choice(['shared', 'private'], { fallback: 'shared' }),
    color: f.colour({ fallback: '#6366f1' }),
    category_id: f.reference('product-categories', { filter: true, sort: true, creates: 'name' }),
    coastal_city_id: f.reference('coastal-cities'),
    tags: f.references('product-tags', { max: 20, filter: true }),
    price: f.money({ fallback: 0, sort: true }),
    duration_min: f.duration({ fallback: 120, min: 1 }),
    buffer_before_min: f.duration({ fallback: 0, max: 1440 }),
    buffer_after_min: f.duration({ fallback: 0, max: 1440 }),
    description: f.localised({ max: 2000 }),
    includes: f.localised({ max: 1000 }),
    excludes: f.localised({ max: 1000 }),
    bring: f.localised({ max: 1000 }),
    voucher_text: f.localised({ max: 1000 }),
    meeting_point: f.text({ max: 200 }),
    position: f.coordinates(),
    capacity_mode: f.choice(['boat', 'fixed', 'units'], { fallback: 'boat' }),
    fixed_capacity: f.integer({ min: 1, max: 9999 }),
    min_party: f.integer({ min: 1, max: 999 }),
    max_party: f.integer({ min: 1, max: 999 }),
    min_charge: f.money(),
    rounding: f.choice(roundings, { fallback: 'none' }),
    cutoff_min: f.duration({ max: 43_200 }),
    horizon_days: f.integer({ min: 1, max: 1095 }),
    deposit_bp: f.basisPoints(),
    balance_due_hours: f.integer({ max: 8784 }),
    cancellation_policy_id: f.reference('cancellation-policies'),
    requires_crew: f.boolean({ fallback: true }),
    requires_license: f.choice(['none', 'CHA', 'MTA_E'], { fallback: 'none' }),
    octo_enabled: f.boolean(),
    /** By departures, or as the opening of a day: then a session is that opening. */
    availability_type: f.choice(['start_time', 'opening_hours'], { fallback: 'start_time' }),
    photos: f.files({ accept: 'image', max: 9 }),
  },
  rules: (product) => [
    ...(product.slug !== null && isReservedSlug(product.slug)
      ? [{ pointer: '/slug', code: 'reserved' }]
      : []),
    ...inOrder(product, ['min_party', 'max_party']),
    ...(product.capacity_mode === 'fixed' ? needed(product, 'fixed_capacity') : []),
  ],
});
