import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { users } from '../people/users.ts';
import { securityEventKinds } from '../security-events.ts';

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/auth/password-change',
  summary:
    'Sets another password for the present one; every other session of the person ends, links that wait too, and a letter tells',
  permission: 'signed-in',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({ password: z.string().min(1).max(1024), new_password: z.string().min(1).max(1024) }),
  reply: z.object({ ended: z.int().min(0) }),
});

export const changeOwnName = endpoint({
  method: 'PATCH',
  path: '/auth/account',
  summary: 'Changes the own name, which colleagues and trails show from then on',
  permission: 'signed-in',
  body: z.strictObject({ full_name: fieldSchema(users.fields.full_name) }),
  reply: z.object({ full_name: z.string() }),
});

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the person is signed in, by a name that is not the token, the latest act first',
  permission: 'signed-in',
  reply: z.object({
    data: z.array(
      z.object({
        key: z.string(),
        created_at: z.string(),
        last_active_at: z.string(),
        user_agent: z.string().nullable(),
        is_own: z.boolean(),
      }),
    ),
  }),
});

export const endOwnSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends the session that is named, or all but the one that asks, in every process at once',
  permission: 'signed-in',
  query: z.strictObject({ key: z.string().max(80).optional() }),
  reply: z.object({ ended: z.int().min(0) }),
});

/** So many days of sign-ins a person is told. */
export const signInDays = 90;

export const listOwnSignIns = endpoint({
  method: 'GET',
  path: '/auth/sign-ins',
  summary: 'Who came in to the own account or tried to, in ninety days, from which network and device',
  permission: 'signed-in',
  reply: z.object({
    data: z.array(
      z.object({
        id,
        created_at: z.string(),
        kind: z.enum(securityEventKinds),
        address: z.string().nullable(),
        device: z.string().nullable(),
        times: z.int(),
      }),
    ),
  }),
});
