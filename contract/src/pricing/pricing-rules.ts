import { fareCodes } from '../catalog/fare-types.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { inOrder, needed } from '../kit/resource/rules.ts';
import { pricingWords } from './texts/texts.ts';

/** Where something is sold. */
export const saleChannels = ['counter', 'phone', 'whatsapp', 'site', 'agency', 'octo'] as const;
export type SaleChannel = (typeof saleChannels)[number];

/** The highest priority a rule may have. */
export const highestPriority = 1_000;

/** By what a rule says when it counts. */
const conditions = [
  ...(['category_ids', 'tag_ids', 'product_ids', 'boat_ids', 'season_id', 'travel', 'sale'] as const),
  ...(['weekdays', 'start_from', 'start_to', 'lead_min', 'lead_max'] as const),
  ...(['occupancy_min_bp', 'occupancy_max_bp', 'party_min', 'party_max'] as const),
  ...(['fares', 'channels', 'agent_ids'] as const),
];
const saysSomething = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * A rule as it is being worked on; it counts as it was last published. Every kind of condition that is set has to fit;
 * one without any says so (`applies_always`). Days of the trip are typed or a season's, not both. What it counts for may
 * be of several kinds at once, such as a product and a boat.
 */
export const pricingRules = defineResource({
  name: 'pricing-rules',
  texts: pricingWords,
  title: 'name',
  order: '-priority',
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    active: f.boolean({ fallback: true, filter: true }),
    priority: f.integer({ fallback: 0, max: highestPriority, sort: true }),
    stackable: f.boolean({ filter: true, hint: true }),
    effect: f.choice(['set', 'add', 'percent'], { fallback: 'percent', filter: true }),
    amount: f.money({ min: -99_999.99, max: 99_999.99 }),
    percent_bp: f.basisPoints({ min: -10_000, max: 100_000 }),
    applies_always: f.boolean({ hint: true }),
    category_ids: f.references('product-categories'),
    tag_ids: f.references('product-tags'),
    product_ids: f.references('products'),
    boat_ids: f.references('boats'),
    season_id: f.reference('price-seasons', { filter: true }),
    travel: f.dayRanges(),
    sale: f.dayRanges(),
    weekdays: f.weekdays(),
    start_from: f.time(),
    start_to: f.time({ hint: true }),
    lead_min: f.integer({ max: 1_095, unit: 'days' }),
    lead_max: f.integer({ max: 1_095, unit: 'days' }),
    occupancy_min_bp: f.basisPoints(),
    occupancy_max_bp: f.basisPoints(),
    party_min: f.integer({ min: 1, max: 150 }),
    party_max: f.integer({ min: 1, max: 150 }),
    fares: f.choices(fareCodes),
    channels: f.choices(saleChannels),
    agent_ids: f.references('customers'),
  },
  asks: {
    scope: f.choices(['category', 'tag', 'product', 'boat'], { hint: true }),
    days: f.choice(['any', 'season', 'dates'], { fallback: 'any' }),
  },
  belonging: {
    effect: { set: ['amount'], add: ['amount'], percent: ['percent_bp'] },
    scope: { category: ['category_ids'], tag: ['tag_ids'], product: ['product_ids'], boat: ['boat_ids'] },
    days: { any: [], season: ['season_id'], dates: ['travel'] },
  },
  rules: (rule) => [
    ...needed(rule, rule.effect === 'percent' ? 'percent_bp' : 'amount'),
    ...(rule.effect === 'set' && rule.amount !== null && rule.amount < 0
      ? [{ pointer: '/amount', code: 'too-small', params: { minimum: 0 } }]
      : []),
    ...inOrder(
      rule,
      ['lead_min', 'lead_max'],
      ['occupancy_min_bp', 'occupancy_max_bp'],
      ['party_min', 'party_max'],
    ),
    ...(saysSomething(rule.season_id) && saysSomething(rule.travel)
      ? [{ pointer: '/travel', code: 'season-or-dates' }]
      : []),
    ...(rule.applies_always || conditions.some((name) => saysSomething(rule[name]))
      ? []
      : [{ pointer: '/applies_always', code: 'confirm-always' }]),
  ],
  told: { published_version: f.integer() },
  computed: {
    /** How far what is published is from what is written here. */
    publication: f.choice(['new', 'changed', 'published'], { fallback: 'new' }),
    published_version: f.integer(),
  },
});
