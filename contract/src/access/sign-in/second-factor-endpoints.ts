import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/page.ts';
import { userRow } from '../people/user-endpoints.ts';
import { may } from '../permission.ts';
import { codeText } from './second-factor.ts';

const password = z.string().min(1).max(1024);
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
/** Also for whoever must set it up before anything else answers. */
const own = {
  permission: 'signed-in',
  limit: 'sign-ins',
  repeat: 'harmless',
  whileSecondFactorIsMissing: true,
} as const;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'Whether the own sign-in asks for a code, since when, and how many recovery codes are left',
  permission: 'signed-in',
  whileSecondFactorIsMissing: true,
  reply: z.object({
    confirmed_at: z.string().nullable(),
    recovery_codes_left: z.int().min(0),
    /** The installation asks it of this role: it may be changed for another, and not be left out. */
    is_required: z.boolean(),
  }),
});

export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/auth/second-factor',
  summary:
    'A new secret for an application that makes codes, for the own password; it counts for nothing until a code of it confirms it',
  body: z.strictObject({ password }),
  reply: z.object({ key: z.string(), uri: z.string() }),
});

export const confirmSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/auth/second-factor/confirmation',
  summary:
    'Turns the second factor on with a first code; every other session ends, and the recovery codes are answered this once',
  body: z.strictObject({ code: codeText }),
  reply: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'Ten new recovery codes in place of the old ones, for password and code; answered this once',
  body: z.strictObject({ password, code: codeText.optional() }),
  reply: recoveryCodes,
});

export const removeOwnSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/auth/second-factor/removal',
  summary: 'Turns the own second factor off, for password and code',
  body: z.strictObject({ password, code: codeText.optional() }),
  reply: z.unknown(),
  status: 204,
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/users/:id/second-factor',
  of: 'profiles',
  summary:
    'Turns the second factor of somebody off who lost phone and recovery codes; a letter tells the person',
  permission: may('users', 'update'),
  params: idParams,
  namesPeople: true,
  reply: userRow,
});
