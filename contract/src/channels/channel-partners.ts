import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { channelsWords } from './texts/texts.ts';

export const partnerKinds = ['ota', 'agency', 'hotel', 'marketplace'] as const;
export const partnerProtocols = ['octo', 'csv', 'manual'] as const;
/** Who takes the guest's money: the partner, who owes it to us, or we at the pier. */
export const collectors = ['partner', 'pier'] as const;

/** Who sells seats of the company from outside, each one of its agents; without products of its own it sells all that are enabled. */
export const channelPartners = defineResource({
  name: 'channel-partners',
  subject: 'reservas-externas',
  texts: channelsWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, min: 2, max: 120, unique: true, search: true }),
    kind: f.choice(partnerKinds, { fallback: 'ota', filter: true }),
    protocol: f.choice(partnerProtocols, { fallback: 'octo', filter: true }),
    /** Whose its bookings are; without one it sells nothing. */
    agent_id: f.reference('customers'),
    commission_bp: f.basisPoints({ fallback: 0 }),
    collects: f.choice(collectors, { fallback: 'partner' }),
    beyond_quota: f.boolean({ fallback: true }),
    product_ids: f.references('products', { max: 200 }),
    active: f.boolean({ fallback: true, filter: true }),
    notes: f.longText({ max: 1000 }),
  },
  facets: [],
});
