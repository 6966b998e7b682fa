import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

const states = 'AL AP BA CE ES MA PA PB PE PI PR RJ RN RS SC SE SP'.split(' ');
const zones = ['Sao_Paulo', 'Bahia', 'Belem', 'Fortaleza', 'Maceio', 'Noronha', 'Recife'].map(
  (city) => `America/${city}`,
);

/** Municipalities on the coast, one list for all companies. */
export const coastalCities = defineResource({
  name: 'coastal-cities',
  scope: 'platform',
  one: 'Cidade costeira|Coastal city|Ciudad costera|Ville côtière|Città costiera',
  title: 'name',
  fields: {
    name: f.text('Nome|Name|Nombre|Nom|Nome', { required: true, max: 80, search: true }),
    uf: f.choice('UF|State|Estado|État|Stato', f.sameInAll(states), {
      required: true,
      filter: true,
      search: true,
    }),
    ibge_code: f.text('Código IBGE|IBGE code|Código IBGE|Code IBGE|Codice IBGE', {
      required: true,
      min: 7,
      max: 7,
      onlyDigits: true,
      unique: true,
      search: true,
    }),
    latitude: f.decimal('Latitude|Latitude|Latitud|Latitude|Latitudine', { min: -90, max: 90, digits: 5 }),
    longitude: f.decimal('Longitude|Longitude|Longitud|Longitude|Longitudine', {
      min: -180,
      max: 180,
      digits: 5,
    }),
    captaincy: f.choice(
      'Autoridade marítima|Maritime authority|Autoridad marítima|Autorité maritime|Autorità marittima',
      {
        CP: 'Capitania dos Portos|Port captaincy|Capitanía de Puertos|Capitainerie|Capitaneria di porto',
        DL: 'Delegacia|Delegation|Delegación|Délégation|Delegazione',
        AG: 'Agência|Agency|Agencia|Agence|Agenzia',
      },
    ),
    timezone: f.choice('Fuso horário|Time zone|Zona horaria|Fuseau horaire|Fuso orario', f.sameInAll(zones), {
      fallback: 'America/Sao_Paulo',
    }),
    active: f.boolean('Ativa|Active|Activa|Active|Attiva', { fallback: true, filter: true }),
  },
});
