// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  about: never;
  product: never;
  date: never;
  time: never;
  party: never;
  people: never;
  noFares: never;
  faresLoading: never;
  faresFailed: never;
  channel: never;
  soldOn: never;
  soldHint: never;
  openCalendar: never;
  choose: never;
  noPrice: 'count';
  noCode: never;
  loading: never;
  total: never;
  times: 'label' | 'price' | 'quantity';
  line: 'label' | 'quantity';
  group: never;
  minimum: never;
  extra: never;
  discount: never;
  step: never;
  before: never;
  change: never;
  after: never;
  why: never;
  step_base: never;
  why_base: never;
  why_group: never;
  step_bounds: never;
  why_bounds: never;
  step_rounding: never;
  why_rounding: never;
  always: never;
  fits: 'kinds';
  lost: never;
  elsewhere: 'count';
  rule: never;
  fares: never;
  lostCondition: 'kind';
  lostInactive: never;
  lost_priority: 'name';
  lost_conditions: 'name';
  lost_id: 'name';
  lost_special: 'name';
  kind_category_ids: never;
  kind_tag_ids: never;
  kind_product_ids: never;
  kind_boat_ids: never;
  kind_travel: never;
  kind_sale: never;
  kind_weekdays: never;
  kind_start: never;
  kind_lead_days: never;
  kind_occupancy_bp: never;
  kind_party: never;
  kind_fares: never;
  kind_channels: never;
  kind_agent_ids: never;
  kind_customer_id: never;
  kind_code: never;
  kind_quota: never;
};

export const simulatorTexts = defineTexts<Texts>('pricing/lazy/simulator', {
  fetch: async (locale) => ({ 'pricing/lazy/simulator': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'pricing/lazy/simulator': source } },
});
