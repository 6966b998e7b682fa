import { toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { customerConsents } from './consents.ts';
import { salesWords } from './texts/texts.ts';

/** Who buys, and the agents who sell for the company. */
export const customers = defineResource({
  name: 'customers',
  texts: salesWords,
  title: 'name',
  told: toldOf(customerConsents),
  fields: {
    name: f.text({ required: true, min: 2, search: true, personal: true }),
    kind: f.choice(['pessoa', 'empresa', 'agente'], { fallback: 'pessoa', filter: true }),
    phone: f.phone({ search: true, personal: true }),
    email: f.email({ search: true, personal: true }),
    tax_id: f.taxId({
      unique: true,
      search: true,
      personal: true,
    }),
    birth_date: f.date({
      personal: true,
      past: true,
    }),
    nationality: f.text({
      max: 60,
      personal: true,
    }),
    language: f.choice(['pt-BR', 'en', 'es', 'fr', 'it']),
    marketing_consent: f.boolean(),
    agent_id: f.reference('customers', { sort: true, filter: true, personal: true }),
    tags: f.references('tags', { creates: 'name', filter: true }),
    notes: f.longText({ personal: true }),
  },
});
