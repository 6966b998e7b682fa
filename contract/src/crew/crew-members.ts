import { toldOf } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { crewCredentials } from './crew-credentials.ts';
import { crewLeave } from './crew-leave.ts';
import { positions } from './positions.ts';
import { crewWords } from './texts/texts.ts';

/** Who works aboard or guides, with or without an account. `short_name` stands on badges and rosters. */
export const crewMembers = defineResource({
  name: 'crew-members',
  texts: crewWords,
  title: 'full_name',
  told: Object.assign(toldOf(crewCredentials), toldOf(crewLeave)),
  fields: {
    full_name: f.text({ required: true, min: 2, search: true, personal: true }),
    short_name: f.text({ max: 30, search: true, personal: true }),
    status: f.state(['active', 'leave', 'inactive'], {
      start: 'active',
      filter: true,
      moves: {
        activation: { from: ['leave', 'inactive'], to: 'active' },
        leave: { from: ['active'], to: 'leave', reason: 'optional' },
        deactivation: { from: ['active', 'leave'], to: 'inactive', reason: 'required' },
      },
    }),
    positions: f.choices(positions),
    engagement: f.choice(['CLT', 'diarista', 'autonomo', 'socio', 'parceiro'], {
      fallback: 'diarista',
      filter: true,
    }),
    cpf: f.taxId({ max: 11, unique: true, search: true, personal: true }),
    birth: f.date({ past: true, personal: true }),
    phone: f.phone({ search: true, personal: true }),
    email: f.email({ search: true, personal: true }),
    photo: f.file({ accept: 'image' }),
    languages: f.choices(['pt-BR', 'en', 'es', 'fr', 'it', 'de']),
    next_of_kin_name: f.text({ personal: true }),
    next_of_kin_phone: f.phone({ personal: true }),
    next_of_kin_relation: f.text({ max: 40, personal: true }),
    supplier_id: f.reference('suppliers', { filter: true }),
    daily_rate: f.money(),
    trip_rate: f.money(),
    pix_key: f.text({ max: 77, personal: true, isKey: true }),
    /** One account is one person's. */
    user_id: f.reference('users', { filter: true, personal: true }),
    notes: f.longText({ personal: true }),
  },
});
