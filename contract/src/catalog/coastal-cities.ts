import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { coastalZones } from '../kit/values/zones.ts';
import { catalogWords } from './texts/texts.ts';

const states = 'AL AP BA CE ES MA PA PB PE PI PR RJ RN RS SC SE SP'.split(' ');

/** Municipalities on the coast, one list for all companies. */
export const coastalCities = defineResource({
  name: 'coastal-cities',
  scope: 'platform',
  texts: catalogWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    uf: f.choice(states, { areNames: true, required: true, filter: true, search: true }),
    ibge_code: f.text({
      required: true,
      min: 7,
      max: 7,
      onlyDigits: true,
      unique: true,
      search: true,
    }),
    latitude: f.decimal({ min: -90, max: 90, digits: 5 }),
    longitude: f.decimal({
      min: -180,
      max: 180,
      digits: 5,
    }),
    captaincy: f.choice(['CP', 'DL', 'AG']),
    timezone: f.choice(coastalZones, { areNames: true, fallback: 'America/Sao_Paulo' }),
    active: f.boolean({ fallback: true, filter: true }),
  },
});
