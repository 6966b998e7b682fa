import { z } from 'zod';
import { kB } from '../../kit/body-room.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { locales, normaliseLocale } from '../../kit/language/locale.ts';
import { id, idParams, pageOf, pageQuery } from '../../kit/page.ts';
import { changedSchema, fieldSchema } from '../../kit/resource/field-schema.ts';
import { historyPage } from '../../kit/resource/history.ts';
import { may, read } from '../permission.ts';
import { roles } from '../roles.ts';
import { mostInvited, temporaryPassword, userOrders, userStatuses, users } from './users.ts';

const { full_name, email, role, supplier_id, agent_id } = users.fields;

/** A person as lists and records tell it. `is_kept`: the asking person may change, shut out and remove it. */
export const userRow = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  status: z.enum(userStatuses),
  role: z.enum(roles).nullable(),
  supplier_id: id.nullable(),
  agent_id: id.nullable(),
  partner_name: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
  last_sign_in_at: z.string().nullable(),
  /** A temporary password waits for the first sign-in. */
  must_change_password: z.boolean(),
  /** Until when it is good; null once it was used. */
  temporary_until: z.string().nullable(),
  /** The newest link of a letter that nobody used: until when it is good, which may be over. */
  link_until: z.string().nullable(),
  /** Signing in also takes a code. */
  has_second_factor: z.boolean(),
  is_kept: z.boolean(),
});
export type UserRow = z.output<typeof userRow>;

const listOf = <const V extends string>(values: readonly [V, ...V[]]) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)).max(values.length));

/** What narrows and orders people, on a page and in a file. */
const narrowing = {
  q: z.string().max(120).optional(),
  status: z.enum(userStatuses).optional(),
  role: listOf(roles).optional(),
  sort: z.enum(userOrders).default('-created_at'),
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'People who sign in, newest first; of a partner those of the same partner',
  permission: read('users'),
  query: z.strictObject({
    ...pageQuery.shape,
    ...narrowing,
    facets: z
      .enum(['1'])
      .transform(() => true)
      .optional(),
  }),
  namesPeople: true,
  reply: pageOf(userRow).extend({
    facets: z.object({ status: z.record(z.enum(userStatuses), z.int()) }).optional(),
  }),
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/users/export',
  summary:
    'All people of a list as CSV, with name, address and level first, as an invitation takes them; two transfers of a company at a time',
  permission: read('users'),
  query: z.strictObject(narrowing),
  namesPeople: true,
  gives: 'csv',
  reply: z.string(),
});

export const getUserRow = endpoint({
  method: 'GET',
  path: '/users/:id',
  of: 'profiles',
  summary: 'One person who signs in',
  permission: read('users'),
  params: idParams,
  namesPeople: true,
  reply: userRow,
});

// A language nobody here speaks is no fault of the request: the company's own is taken.
const locale = z
  .string()
  .max(35)
  .optional()
  .transform((code) => normaliseLocale(code));

const newUser = {
  full_name: fieldSchema(full_name),
  email: fieldSchema(email),
  role: fieldSchema(role),
  supplier_id: fieldSchema(supplier_id),
  agent_id: fieldSchema(agent_id),
};

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  summary:
    'A new person with role, account and a temporary password, which works once within two hours; the welcome letter is written with it. Its address counts as one of the 100 and 300 new ones an hour',
  permission: may('users', 'create'),
  body: z.strictObject({ ...newUser, password: fieldSchema(temporaryPassword), locale }),
  namesPeople: true,
  /** `refused`: the address was sent too many letters; the person is there all the same. */
  reply: userRow.extend({ welcome: z.enum(['queued', 'refused']) }),
  status: 201,
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/users/:id',
  of: 'profiles',
  summary:
    'Changes the fields that are sent; another address tells the old one, ends sessions and voids links, and counts as one of the 100 and 300 new ones an hour; another role is felt at once',
  permission: may('users', 'update'),
  params: idParams,
  body: z.strictObject({
    full_name: changedSchema(full_name),
    email: changedSchema(email),
    role: changedSchema(role),
    supplier_id: changedSchema(supplier_id),
    agent_id: changedSchema(agent_id),
    version: z.int(),
  }),
  namesPeople: true,
  reply: userRow,
});

export const deactivateUser = endpoint({
  method: 'POST',
  path: '/users/:id/deactivation',
  of: 'profiles',
  summary: 'Shuts somebody out: sessions, open pages and links end at once, in every process',
  permission: may('users', 'update'),
  params: idParams,
  repeat: 'harmless',
  namesPeople: true,
  reply: userRow,
});

export const activateUser = endpoint({
  method: 'DELETE',
  path: '/users/:id/deactivation',
  of: 'profiles',
  summary: 'Lets somebody sign in again',
  permission: may('users', 'update'),
  params: idParams,
  namesPeople: true,
  reply: userRow,
});

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/users/:id',
  of: 'profiles',
  summary:
    'Removes role, account and address of somebody; what the person did stays, under a name that is nobody',
  permission: may('users', 'delete'),
  params: idParams,
  reply: z.unknown(),
  status: 204,
});

export const inviteUsers = endpoint({
  method: 'POST',
  path: '/users/invitations',
  summary:
    'Invites up to fifty people by a link to set a password; with `dry_run` says what would come of it, as far as the own company knows. One person writes to at most 100 new addresses an hour, a company to 300',
  permission: may('users', 'create'),
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          full_name: z.string().max(400),
          email: z.string().max(400),
          role: z.string().max(40),
          supplier_id: id.nullish(),
          agent_id: id.nullish(),
        }),
      )
      .min(1)
      .max(mostInvited),
    dry_run: z.boolean().default(false),
    locale,
  }),
  room: { bytes: 160 * kB },
  namesPeople: true,
  reply: z.object({
    data: z.array(
      z.object({
        /** `letter-refused`: the person is there, the letter was not written, because the address had too many. */
        outcome: z.enum(['invited', 'letter-refused', 'ready', 'refused']),
        id: id.nullable(),
        /** What is wrong with the row, each with a pointer into it. */
        errors: z.array(
          z.object({
            pointer: z.string(),
            code: z.string(),
            params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
          }),
        ),
      }),
    ),
  }),
});

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/users/:id/sessions',
  of: 'profiles',
  summary: 'The sign-in sessions of somebody, by a name that is not their token, the latest act first',
  permission: may('users', 'update'),
  params: idParams,
  reply: z.object({
    data: z.array(
      z.object({
        key: z.string(),
        created_at: z.string(),
        last_active_at: z.string(),
        access_expires_at: z.string(),
        user_agent: z.string().nullable(),
        is_own: z.boolean(),
      }),
    ),
  }),
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/users/:id/sessions',
  of: 'profiles',
  summary: 'Ends the sign-in sessions of somebody, or the one that is named, in every process at once',
  permission: may('users', 'update'),
  params: idParams,
  query: z.strictObject({ key: z.string().max(80).optional() }),
  reply: z.object({ ended: z.int().min(0) }),
});

export const userHistory = endpoint({
  method: 'GET',
  path: '/users/:id/history',
  of: 'profiles',
  summary: 'Who changed what of somebody and when, newest first',
  permission: read('users'),
  params: idParams,
  query: z.strictObject({ before: id.optional() }),
  namesPeople: true,
  reply: historyPage,
});

export const listUserLetters = endpoint({
  method: 'GET',
  path: '/users/:id/letters',
  of: 'profiles',
  summary: 'The last letters to somebody and what became of them',
  permission: read('users'),
  params: idParams,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        template: z.string(),
        locale: z.enum(locales),
        status: z.enum(['queued', 'sent', 'kept', 'failed', 'suppressed']),
        created_at: z.string(),
        sent_at: z.string().nullable(),
      }),
    ),
  }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password',
  summary: 'Sets the own password where a temporary one was used; every other session ends',
  permission: 'signed-in',
  limit: 'sign-ins',
  repeat: 'harmless',
  whilePasswordIsTemporary: true,
  whileSecondFactorIsMissing: true,
  body: z.strictObject({ password: z.string().min(1).max(1024) }),
  reply: z.unknown(),
  status: 204,
});
