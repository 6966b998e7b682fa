import { z } from 'zod';
import { kB } from '../../kit/body-room.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { instant } from '../../kit/resource/fields.ts';
import { actions, may, read } from '../permission.ts';
import { reason } from '../reason.ts';
import { resources } from '../resources.ts';
import { roles } from '../roles.ts';
import { mostMoved } from './manage.ts';
import { userRow } from './user-endpoints.ts';

const resource = z.enum(resources);
const action = z.enum(actions);
const role = z.enum(roles);

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  summary:
    'The roles there are here, highest first: whether the asking person may give them, whether their rights can be changed, how many hold them',
  permission: { anyOf: [read('users'), read('user-roles'), read('role-permissions')] },
  reply: z.object({
    data: z.array(
      z.object({
        name: role,
        rank: z.int(),
        is_assignable: z.boolean(),
        is_editable: z.boolean(),
        partner: z.enum(['supplier', 'agent']).nullable(),
        gives: z.array(role),
        people: z.int(),
      }),
    ),
  }),
});

export const putUserRoles = endpoint({
  method: 'PUT',
  path: '/user-roles',
  summary: 'Gives people other roles, each by itself: what was refused says why',
  permission: may('users', 'update'),
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          user_id: id,
          role,
          supplier_id: id.nullish(),
          agent_id: id.nullish(),
          version: z.int(),
        }),
      )
      .min(1)
      .max(mostMoved),
  }),
  namesPeople: true,
  reply: z.object({
    data: z.array(
      z.object({
        user_id: id,
        outcome: z.enum(['changed', 'refused']),
        problem: z.string().nullable(),
        /** The person's after the change, to take it back with; null where nothing changed. */
        version: z.int().nullable(),
      }),
    ),
  }),
});

const difference = z.object({
  role,
  resource: z.string(),
  action,
  granted: z.boolean(),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
});

export const listRoleDifferences = endpoint({
  method: 'GET',
  path: '/role-permissions/differences',
  summary: 'What the company changed of its roles, by whom, and the version of each role',
  permission: read('role-permissions'),
  reply: z.object({
    data: z.array(difference),
    versions: z.partialRecord(role, z.int()),
    /** The resources of the company's modules; what is missing is switched off. */
    active_resources: z.array(resource).nullable(),
  }),
});

export const putRolePermissions = endpoint({
  method: 'PUT',
  path: '/role-permissions',
  summary:
    'Saves differences of one role at once; `granted` null takes one back to the default of the role. `version` is the one that was read',
  permission: may('role-permissions', 'update'),
  body: z.strictObject({
    role,
    version: z.int(),
    changes: z
      .array(z.strictObject({ resource, action, granted: z.boolean().nullable() }))
      .min(1)
      .max(resources.length * actions.length),
  }),
  reply: z.object({ role, version: z.int() }),
});

const exception = z.object({
  resource,
  action,
  granted: z.boolean(),
  reason: z.string(),
  expires_at: z.string().nullable(),
});

/** How many exceptions one person may have. */
export const mostExceptions = 100;

export const getUserRights = endpoint({
  method: 'GET',
  path: '/users/:id/permissions',
  of: 'profiles',
  summary: 'What somebody may do, which line decides each right, and the exceptions the person has',
  permission: read('users'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    user: userRow,
    exceptions: z.array(exception.extend({ created_at: z.string(), created_by: z.string().nullable() })),
    rights: z.array(
      z.object({ resource, action, granted: z.boolean(), by: z.string(), expires_at: z.string().nullable() }),
    ),
    is_read_only: z.boolean(),
  }),
});

export const putUserRights = endpoint({
  method: 'PUT',
  path: '/users/:id/permissions',
  of: 'profiles',
  summary: 'The exceptions of somebody, all of them; `version` is that of the person',
  permission: may('users', 'update'),
  params: idParams,
  body: z.strictObject({
    version: z.int(),
    exceptions: z
      .array(
        z.strictObject({
          resource,
          action,
          granted: z.boolean(),
          reason: fieldSchema(reason),
          expires_at: fieldSchema(instant()),
        }),
      )
      .max(mostExceptions),
  }),
  room: { bytes: 192 * kB },
  namesPeople: true,
  reply: z.object({ version: z.int() }),
});

export const copyUserRights = endpoint({
  method: 'POST',
  path: '/users/:id/permissions/copy',
  of: 'profiles',
  summary: 'Gives somebody the exceptions of another person of the same role, those that may be given',
  permission: may('users', 'update'),
  params: idParams,
  body: z.strictObject({
    from: id,
    version: z.int(),
    reason: fieldSchema(reason),
  }),
  namesPeople: true,
  reply: z.object({ version: z.int(), copied: z.int(), left: z.int() }),
});

export const listOperatorVisits = endpoint({
  method: 'GET',
  path: '/saas-user-permissions/visits',
  summary: "How often each of the platform's people entered a company in the last thirty days",
  permission: read('saas-user-permissions'),
  reply: z.object({
    data: z.array(z.object({ user_id: id, visits: z.int(), last_visit_at: z.string().nullable() })),
  }),
});

export const lookUpPerson = endpoint({
  method: 'POST',
  path: '/saas-user-permissions/look-ups',
  summary:
    'Finds any account by its exact address with the rights it has and why; the look-up stands in the log of its company',
  permission: read('saas-user-permissions'),
  limit: 200,
  repeat: 'harmless',
  body: z.strictObject({
    email: z.string().min(3).max(254),
    reason: fieldSchema(reason),
  }),
  namesPeople: true,
  reply: z.object({
    tenant: z.object({ id, name: z.string(), subdomain: z.string() }),
    user: userRow,
    exceptions: getUserRights.reply.shape.exceptions,
    rights: getUserRights.reply.shape.rights,
    is_read_only: z.boolean(),
  }),
});
