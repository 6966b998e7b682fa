import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { requiredText } from '../../kit/values/text.ts';
import { may, read } from '../permission.ts';
import { machineModes, machineScopes } from './machine-scopes.ts';

export const machineTokenRow = z.object({
  id,
  partner_id: id,
  label: z.string(),
  mode: z.enum(machineModes),
  /** Its last characters, by which people tell it from another. */
  hint: z.string(),
  scopes: z.array(z.enum(machineScopes)),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type MachineTokenRow = z.output<typeof machineTokenRow>;

export const listMachineTokens = endpoint({
  method: 'GET',
  path: '/machine-tokens',
  summary: 'The tokens of a partner, the newest first, revoked ones too; none of them tells itself',
  permission: read('reservas-externas'),
  query: z.strictObject({ partner_id: id }),
  reply: z.object({ data: z.array(machineTokenRow) }),
});

export const createMachineToken = endpoint({
  method: 'POST',
  path: '/machine-tokens',
  summary:
    'Gives a partner a token under an id of the caller’s; `secret` is told this once and stored nowhere. Two of a mode live at once',
  permission: may('reservas-externas', 'update'),
  // Its own id makes a repeat harmless; an answer that was kept would keep the secret.
  repeat: 'harmless',
  body: z.strictObject({
    id,
    partner_id: id,
    label: requiredText(80),
    mode: z.enum(machineModes).default('live'),
    scopes: z
      .array(z.enum(machineScopes))
      .min(1)
      .max(machineScopes.length)
      .default([...machineScopes]),
    /** Days it is good for; null until it is revoked. */
    days: z.number().int().min(1).max(730).nullable().default(null),
  }),
  reply: z.object({ token: machineTokenRow, secret: z.string().nullable() }),
  status: 201,
});

export const revokeMachineToken = endpoint({
  method: 'POST',
  path: '/machine-tokens/:id/revocation',
  of: 'auth_machine_tokens',
  summary: 'Ends a token at once; who sends it from now on is refused',
  permission: may('reservas-externas', 'update'),
  repeat: 'harmless',
  params: idParams,
  body: z.strictObject({}),
  reply: machineTokenRow,
});
