import { z } from 'zod';
import { read } from '../access/permission.ts';
import { securityEventKinds } from '../access/security-events.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, pageOf, pageQuery } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';

/** How deep the list goes by page; what lies beyond is in the file. */
export const deepestEvent = 10_000;
/** How long an event is kept. */
export const eventDays = 180;

const filters = {
  /** Days of the company, both included. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  kind: z.enum(securityEventKinds).optional(),
  person: id.optional(),
  /** The network as the list shows it. */
  address: z
    .string()
    .max(60)
    .regex(/^[0-9a-f.:]+\/\d{1,2}$/)
    .optional(),
};

const person = z.object({ id, name: z.string() });

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/access-log',
  summary: 'Who came in, who was kept out and who saw what of people, newest first; kept for 180 days',
  permission: read('access-log'),
  query: z.strictObject({
    page: pageQuery.shape.page,
    limit: pageQuery.shape.limit.default(20),
    ...filters,
  }),
  reply: pageOf(
    z.object({
      id,
      at: z.string(),
      kind: z.enum(securityEventKinds),
      person: person.nullable(),
      operator: z.string().nullable(),
      address: z.string().nullable(),
      device: z.string().nullable(),
      resource: z.string().nullable(),
      filters: z.array(z.string()),
      rows: z.number().int().nullable(),
      times: z.number().int(),
    }),
  ),
});
export type SecurityEvent = z.output<(typeof listSecurityEvents)['reply']>['data'][number];

export const exportSecurityEvents = endpoint({
  method: 'GET',
  path: '/access-log/export',
  summary: 'The same as CSV, all of it',
  permission: read('access-log'),
  query: z.strictObject(filters),
  gives: 'csv',
  reply: z.string(),
});

export const listSecurityEventPeople = endpoint({
  method: 'GET',
  path: '/access-log/people',
  summary: 'Whom the log can be filtered by',
  permission: read('access-log'),
  reply: z.object({ data: z.array(person) }),
});
