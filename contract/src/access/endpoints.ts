import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { locales } from '../kit/language/locale.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { emailAddress } from '../kit/values/text.ts';
import { companyWaysShape } from './company-ways-shape.ts';
import { subscriptionStatuses } from './plans/subscription.ts';
import { reason } from './reason.ts';
import { codeText } from './sign-in/second-factor.ts';

const nullableText = z.string().nullable();

export const tenantBrand = z.object({
  id,
  name: z.string(),
  subdomain: z.string(),
  logo_url: nullableText,
  primary_color: nullableText,
  secondary_color: nullableText,
  /** How much of its colours it shows. */
  settings: z.object({ theme_class: z.string().optional() }),
});

export const sessionUser = z.object({
  id,
  email: z.string(),
  user_metadata: z.object({ full_name: z.string() }),
});

/** What a signed-in browser knows of itself. `active_paths` is null where the module filter does not apply. */
export const authSession = z.object({
  user: sessionUser,
  session: z.object({
    expires_at: z.string(),
    access_expires_at: z.string(),
    /** After how many minutes without an act it ends; a session remembered from before does not say it. */
    idle_minutes: z.int().optional(),
  }),
  tenant: tenantBrand.extend({
    timezone: z.string(),
    is_platform: z.boolean(),
    /** In which languages the company is used; a session remembered from before does not say it. */
    languages: z
      .object({ offered: z.array(z.enum(locales)), default_locale: z.enum(locales) })
      .nullable()
      .optional(),
    /** Another one whenever words were said otherwise than the build says them; null where none are. */
    words: nullableText.optional(),
    /** What the company decided and each page follows; a session remembered from before does not say it. */
    ways: companyWaysShape.optional(),
  }),
  home_tenant: z.object({ id, name: z.string(), subdomain: z.string() }),
  role: z.string(),
  partner: z.object({ kind: z.enum(['supplier', 'agent']), id }).nullable(),
  /** Rights that can be used now: fewer than granted while the subscription has lapsed. */
  permissions: z.array(z.string()),
  /** What the stream of changes says when it opens: with another mark the rights have changed since. */
  rights_mark: z.string(),
  /** `loaded`, or `timeout` when the look-up failed and the role fell back to `user` without permissions. */
  permissions_state: z.enum(['loaded', 'modules-unknown', 'timeout']),
  active_paths: z.array(z.string()).nullable(),
  /** The pages that exist and are open to the person, with what the menu shows of them. */
  pages: z.array(
    z.object({ name: z.string(), icon: z.string(), title: z.record(z.enum(locales), z.string()) }),
  ),
  /** True after a sign-in by a temporary password: until a new one is set nothing else answers. */
  must_change_password: z.boolean(),
  /** True while the installation asks the role for a second factor and the person has none: nothing else answers. */
  must_set_second_factor: z.boolean(),
  acting: z.object({ reason: z.string(), until: z.string() }).nullable(),
  /** The page the person chose to begin on, by its name; a session remembered from before does not say it. */
  landing: nullableText.optional(),
  /** The own company's; null where there is none, as for the platform. Read-only: only what `staysOpen` may be written. */
  subscription: z
    .object({
      status: z.enum(subscriptionStatuses),
      trial_ends_at: nullableText,
      is_read_only: z.boolean(),
    })
    .nullable(),
  /** True where demo data is served beyond the machine it runs on: every page says so. */
  shows_demo: z.boolean(),
  /** The build of the web application the own company gets; null where the server cannot say. */
  served_build: z.string().nullable(),
});
export type AuthSession = z.output<typeof authSession>;

/**
 * What the browser is told once: with the session comes the key of what its person queues on this device (32 bytes,
 * base64), which is kept where it cannot be read out. Null for operators, who leave nothing on a device, and while a
 * temporary password waits for another.
 */
export const openedSession = authSession.extend({ device_key: z.string().nullable() });
export type OpenedSession = z.output<typeof openedSession>;

export const visitor = z.object({ user: z.null(), session: z.null() });

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in',
  summary: 'Sign in with e-mail and password and, where the account has a second factor, a code',
  permission: 'public',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({
    email: emailAddress,
    password: z.string().min(1).max(1024),
    code: codeText.optional(),
  }),
  reply: openedSession,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End the sign-in session',
  permission: 'public',
  repeat: 'harmless',
  /** `idle`: nobody pressed anything for too long; what the device queued may still be sent. */
  body: z.strictObject({ because: z.enum(['person', 'idle']).default('person') }),
  reply: z.unknown(),
  status: 204,
});

export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Extend the sign-in session after activity',
  permission: 'signed-in',
  repeat: 'harmless',
  whilePasswordIsTemporary: true,
  whileSecondFactorIsMissing: true,
  reply: openedSession,
});

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  summary: 'The sign-in session of this browser; both fields are null for a visitor',
  permission: 'public',
  reply: z.union([openedSession, visitor]),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  summary: 'The signed-in user',
  permission: 'signed-in',
  whileSecondFactorIsMissing: true,
  reply: sessionUser,
});

export const enterCompany = endpoint({
  method: 'POST',
  path: '/auth/acting-tenant',
  summary: 'An operator enters a company; the reason is written to its log',
  permission: 'operator',
  repeat: 'harmless',
  body: z.strictObject({ tenant_id: id, reason: fieldSchema(reason) }),
  reply: z.object({ tenant: tenantBrand, until: z.string() }),
});

export const leaveCompany = endpoint({
  method: 'DELETE',
  path: '/auth/acting-tenant',
  summary: 'An operator leaves the company named in Leme-Tenant',
  permission: 'operator',
  reply: z.unknown(),
  status: 204,
});

export const listCompanies = endpoint({
  method: 'GET',
  path: '/auth/companies',
  summary: 'Companies an operator may enter, by name',
  permission: 'operator',
  query: z.strictObject({ q: z.string().max(100).default('') }),
  reply: z.object({ data: z.array(tenantBrand.extend({ status: z.string() })) }),
});

export const tenantBySubdomain = endpoint({
  method: 'GET',
  path: '/saas-tenants/by-subdomain/:subdomain',
  summary: 'The brand of an active company, for its sign-in page',
  permission: 'public',
  params: z.object({ subdomain: z.string().max(63) }),
  reply: tenantBrand,
});

export const highestRole = endpoint({
  method: 'POST',
  path: '/rpc/get_user_highest_role',
  summary: 'The highest role of a user',
  permission: 'signed-in',
  repeat: 'harmless',
  body: z.strictObject({ _user_id: id }),
  reply: z.string(),
});

export const grant = z.object({ resource: z.string(), action: z.string(), granted: z.boolean() });

export const userPermissions = endpoint({
  method: 'POST',
  path: '/rpc/get_user_effective_permissions',
  summary: 'The effective permissions of a user',
  permission: 'signed-in',
  repeat: 'harmless',
  body: z.strictObject({ _user_id: id }),
  reply: z.array(grant),
});

export const listRolePermissions = endpoint({
  method: 'GET',
  path: '/role-permissions',
  summary: 'Permissions of a role; of the own role for anyone',
  permission: 'signed-in',
  query: z.strictObject({ role: z.string().max(40).optional() }),
  reply: z.object({ data: z.array(grant.extend({ role: z.string() })) }),
});

export const listUserRoles = endpoint({
  method: 'GET',
  path: '/user-roles',
  summary: 'Roles by user, two hundred at once, the next ones `after` the last user; the own ones for anyone',
  permission: 'signed-in',
  query: z.strictObject({
    user_id: id.optional(),
    role: z.string().max(40).optional(),
    after: id.optional(),
  }),
  reply: z.object({ data: z.array(z.object({ user_id: id, role: z.string() })), hasMore: z.boolean() }),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/profiles/:id',
  of: 'profiles',
  summary: 'A profile; the own one for anyone',
  permission: 'signed-in',
  params: idParams,
  reply: z.object({ id, tenant_id: id, full_name: z.string(), email: z.string(), status: z.string() }),
});

export const listTenantModules = endpoint({
  method: 'GET',
  path: '/tenant-modules',
  summary: 'Modules enabled for the company',
  permission: 'signed-in',
  reply: z.object({
    data: z.array(
      z.object({
        module_id: id,
        is_enabled: z.boolean(),
        module: z.object({ slug: z.string(), name: z.string() }),
      }),
    ),
  }),
});

export const listModuleRoutes = endpoint({
  method: 'GET',
  path: '/module-routes',
  summary: 'Routes of the modules enabled for the company',
  permission: 'signed-in',
  reply: z.object({
    data: z.array(z.object({ module_id: id, route_path: z.string(), is_active: z.boolean() })),
  }),
});

const preferenceKey = z.object({
  key: z.string().regex(/^[a-z][a-z0-9.-]{0,63}$/, { error: 'preference-key' }),
});

export const getPreference = endpoint({
  method: 'GET',
  path: '/user-preferences/:key',
  summary: 'A personal preference; null while it was never set',
  permission: 'signed-in',
  params: preferenceKey,
  reply: z.object({ key: z.string(), value: z.unknown() }),
});

export const setPreference = endpoint({
  method: 'PUT',
  path: '/user-preferences/:key',
  summary: 'Keeps a personal preference of at most 16 kB',
  permission: 'signed-in',
  params: preferenceKey,
  // Whatever JSON a page keeps for itself; what a body may hold bounds it (`body-room.ts`).
  body: z.strictObject({ value: z.unknown().refine((value) => value !== undefined, { error: 'required' }) }),
  reply: z.object({ key: z.string(), value: z.unknown() }),
});
