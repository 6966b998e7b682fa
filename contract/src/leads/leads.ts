import { toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../kit/resource/resource.ts';
import { conversions } from './conversions.ts';
import { contactSpans } from './inside-sales/first-contacts.ts';
import { leadInteractions } from './lead-interactions.ts';
import { leadsWords } from './texts/texts.ts';

/** In the order of the funnel. */
export const leadStatuses = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'negotiation',
  'won',
  'lost',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** How near a lead is to buying, by hand. */
export const temperatures = ['frio', 'morno', 'quente'] as const;

/** Why a lead is lost. */
export const lostKinds = [
  'preco',
  'data',
  'sem_resposta',
  'concorrente',
  'clima',
  'desistiu',
  'outro',
] as const;

/** What may stop a cadence. */
export const cadencePauses = ['answer', 'won', 'lost', 'promise', 'hand'] as const;

/** Counts are chosen from none to this. */
export const mostPeople = 150;

/**
 * Those who asked and may become customers. What they are offered is told whole, in reais; how it was reckoned, by
 * `value_mode` and, fare by fare, `fare_type_adjustments`.
 */
export const leads = defineResource({
  name: 'leads',
  texts: leadsWords,
  title: 'name',
  listed: 'leads',
  order: '-created_at',
  told: {
    ...toldOf(leadInteractions),
    cadence: f.text({ max: 80 }),
    cadence_paused: f.choice(cadencePauses),
  },
  fields: {
    name: f.text({ required: true, min: 2, search: true, filter: 'contains', personal: true }),
    email: f.email({ search: true, personal: true }),
    country: f.text({ max: 60, fallback: 'Brasil' }),
    country_code: f.text({ min: 2, max: 5, fallback: '+55' }),
    phone: f.phone({
      required: true,
      codeIn: 'country_code',
      search: true,
      filter: 'contains',
      personal: true,
    }),
    status: f.choice(leadStatuses, {
      fallback: 'new',
      filter: true,
      also: { proposal_sent: 'proposal', negotiating: 'negotiation' },
    }),
    product_id: f.reference('products', { filter: true }),
    interest_date: f.dateRange({ most: 366, filter: 'range', sort: true }),
    adult_count: f.integer({ max: mostPeople }),
    child_count: f.integer({ max: mostPeople }),
    passenger_count: f.integer({ max: mostPeople }),
    adult_price: f.money(),
    child_price: f.money(),
    offered_value: f.money({ required: true, min: 0.01, sort: true, filter: 'range', total: 'sum' }),
    value_mode: f.choice(['auto', 'manual', 'by_fare'], { fallback: 'auto' }),
    fare_type_adjustments: f.fares(),
    tags: f.references('tags', {
      creates: 'name',
      filter: true,
      linkedBy: { table: 'lead_tag_relations', owner: 'lead_id', target: 'tag_id' },
    }),
    source: f.choice(
      ['whatsapp', 'telefone', 'instagram', 'site', 'indicacao', 'balcao', 'agencia', 'outro'],
      {
        filter: true,
      },
    ),
    owner_id: f.reference('users', { filter: true }),
    temperature: f.choice(temperatures, { filter: true }),
    lost_kind: f.choice(lostKinds, { filter: true }),
    lost_reason: f.text({ max: 200, personal: true }),
  },
  rules: ({ country_code, interest_date }) => [
    ...(country_code !== null && !/^\+?\d{1,5}$/.test(country_code)
      ? [{ pointer: '/country_code', code: 'dialling-code' }]
      : []),
    ...(interest_date && (interest_date.from === null || interest_date.to === null)
      ? [{ pointer: '/interest_date', code: 'both-days' }]
      : []),
  ],
  computed: {
    user_name: f.text({ max: 200 }),
    first_contact_at: f.instant(),
    last_interaction_at: f.instant({ filter: 'range' }),
    next_due_at: f.instant({ filter: 'range' }),
    first_response_due_at: f.instant(),
    attempts: f.integer({ fallback: 0 }),
    cadence: f.text({ max: 80 }),
    cadence_step: f.integer({ max: 365 }),
    cadence_paused: f.choice(cadencePauses),
  },
  sought: {
    /** As the cards of the dashboard count them, or as its charts do (`conversions.ts`). */
    conversion: f.choice(conversions, { filter: true }),
    /** Within how long it was first spoken to, of those that were promised a time. */
    first_contact: f.choice(contactSpans, { filter: true }),
    lacks: f.choice(['product', 'tags', 'first_contact'], { filter: true }),
  },
});

export type Lead = RowOf<typeof leads>;
