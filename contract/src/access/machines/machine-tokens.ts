import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { accessWords } from '../texts/texts.ts';
import { machineModes, machineScopes } from './machine-scopes.ts';

/** What lets a machine of a partner in. The token itself is told once and stored nowhere. */
export const machineTokens = defineEntity({
  name: 'machine-tokens',
  table: 'auth_machine_tokens',
  texts: accessWords,
  title: 'label',
  live: 'reservas-externas',
  fields: {
    label: f.text({ required: true, max: 80 }),
    mode: f.choice(machineModes, { fallback: 'live' }),
    scopes: f.choices(machineScopes),
    expires_at: f.instant(),
    revoked_at: f.instant(),
  },
});
