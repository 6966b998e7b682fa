import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { fleetWords } from './texts/texts.ts';

/** What a boat has on board, as customers ask for it. */
export const boatFeatures = defineResource({
  name: 'boat-features',
  texts: fleetWords,
  title: 'name',
  fields: {
    name: f.localised({ required: true, max: 60, unique: true, search: true }),
    group: f.choice(['conforto', 'seguranca', 'som', 'esporte'], { fallback: 'conforto', filter: true }),
    icon: f.text({ max: 40 }),
    filterable: f.boolean({ fallback: true }),
  },
  computed: { boats: f.countOf('boats') },
});
