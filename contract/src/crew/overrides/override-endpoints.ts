import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { competencyOverrides, overrideDecisions, overrideStates } from './competency-overrides.ts';

const path = '/competency-overrides/:id';
const common = {
  method: 'POST',
  of: competencyOverrides.table,
  permission: may('tenant-settings', 'update'),
  params: idParams,
  reply: z.object({ id, status: z.enum(overrideStates) }),
  repeat: 'harmless',
} as const;
const body = z.strictObject({ reason: fieldSchema(overrideDecisions.fields.decision).default(null) });

export const approveOverride = endpoint({
  ...common,
  path: `${path}/approval`,
  summary: 'Somebody other than who asked approves an exception; from then on it decides',
});

export const refuseOverride = endpoint({
  ...common,
  path: `${path}/refusal`,
  summary: 'Refuses an exception that was asked for, and says why',
  body,
});

export const closeOverride = endpoint({
  ...common,
  path: `${path}/closing`,
  summary: 'Ends an exception before its day',
  body,
});
