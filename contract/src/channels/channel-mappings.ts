import { fareCodes } from '../catalog/fare-types.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { channelsWords } from './texts/texts.ts';

export const mappedKinds = ['product', 'unit'] as const;

/** What a partner calls a product or a fare of ours in its files; what stands for nothing yet waits for the office. */
export const channelMappings = defineResource({
  name: 'channel-mappings',
  subject: 'reservas-externas',
  texts: channelsWords,
  title: 'their_name',
  fields: {
    their_name: f.text({ required: true, max: 120, search: true }),
    partner_id: f.reference('channel-partners', { required: true, filter: true }),
    kind: f.choice(mappedKinds, { fallback: 'product', filter: true }),
    product_id: f.reference('products'),
    fare_code: f.choice(fareCodes),
  },
  facets: [],
  belonging: { kind: { product: ['product_id'], unit: ['fare_code'] } },
});
