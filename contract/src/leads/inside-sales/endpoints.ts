import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { rowReply } from '../../kit/resource/resource-endpoints.ts';
import { cadencePauses, leadStatuses, leads, lostKinds, temperatures } from '../leads.ts';
import { contactTypes, dues } from './dues.ts';

const reads = may('inside-sales', 'read');
/** Whoever writes from the queue needs `inside-sales:read`, too. */
const writes = may('leads', 'update');
const row = rowReply(leads);
const instant = z.iso.datetime({ offset: true });
const text = z.string().trim().max(4000);

/** A contact is put off by so many days at most. */
export const mostDaysAhead = 365;

const queueRow = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  country_code: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  product_id: id.nullable(),
  product: z.string().nullable(),
  interest_date_from: z.string().nullable(),
  interest_date_to: z.string().nullable(),
  adult_count: z.number().int().nullable(),
  child_count: z.number().int().nullable(),
  passenger_count: z.number().int().nullable(),
  offered_value: z.number(),
  source: z.string().nullable(),
  status: z.enum(leadStatuses),
  temperature: z.enum(temperatures).nullable(),
  owner_id: id.nullable(),
  owner: z.string().nullable(),
  /** Its owner is away, so others see it. */
  is_shared: z.boolean(),
  attempts: z.number().int(),
  created_at: z.string(),
  last_interaction_at: z.string(),
  last_word: z.string().nullable(),
  due: z.enum(dues),
  due_at: z.string().nullable(),
  /** When half of the time to a first contact is over. */
  warns_at: z.string().nullable(),
  cadence: z
    .object({ name: z.string(), step: z.number().int().nullable(), paused: z.enum(cadencePauses).nullable() })
    .nullable(),
  /** The next action: the earliest that is pending. */
  next: z
    .object({
      id,
      type: z.enum(contactTypes),
      title: z.string(),
      description: z.string().nullable(),
      template_id: id.nullable(),
      interaction_date: z.string(),
    })
    .nullable(),
});

const filters = {
  product_id: id.optional(),
  source: z.string().max(20).optional(),
  status: z.enum(leadStatuses).optional(),
  temperature: z.enum(temperatures).optional(),
};

export const readQueue = endpoint({
  method: 'GET',
  path: '/inside-sales/queue',
  summary: 'Whom to call now: open leads by what is due. Others’ queues need inside-sales:update',
  permission: reads,
  namesPeople: true,
  query: z.strictObject({
    owner: z.union([z.enum(['me', 'pool', 'all']), id]).default('me'),
    due: z.enum(dues).optional(),
    ...filters,
    page: z.coerce.number().int().min(1).max(200).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(40),
  }),
  reply: z.object({
    /** The server's clock: that of a phone may be a day wrong. */
    now: z.string(),
    counts: z.partialRecord(z.enum(dues), z.number().int()),
    count: z.number().int(),
    page: z.number().int(),
    hasMore: z.boolean(),
    data: z.array(queueRow),
  }),
});

const amounts = { count: z.number().int(), won: z.number().int(), lost: z.number().int(), value: z.number() };
const named = z.array(z.object({ id: z.string().nullable(), label: z.string().nullable(), ...amounts }));

export const readSalesStats = endpoint({
  method: 'GET',
  path: '/inside-sales/stats',
  summary: 'Funnel, first contacts, load and what was lost, of leads that came in these days',
  permission: may('inside-sales', 'update'),
  query: z.strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    owner_id: id.optional(),
    product_id: id.optional(),
    source: z.string().max(20).optional(),
  }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    /** By status, with the mean of the days until a lead came there. */
    funnel: z.array(
      z.object({
        status: z.enum(leadStatuses),
        count: z.number().int(),
        value: z.number(),
        days: z.number().nullable(),
      }),
    ),
    owners: named,
    sources: named,
    products: named,
    first_contact: z.object({
      /** Minutes up to which each bar counts; the last has no end. */
      bars: z.array(z.object({ until: z.number().int().nullable(), count: z.number().int() })),
      median_minutes: z.number().nullable(),
      in_time: z.number().int(),
      of: z.number().int(),
      aim: z.number().int(),
    }),
    load: z.array(
      z.object({
        id: id.nullable(),
        label: z.string().nullable(),
        open: z.number().int(),
        overdue: z.number().int(),
        waiting: z.number().int(),
        is_absent: z.boolean(),
      }),
    ),
    lost: z.array(
      z.object({ kind: z.enum(lostKinds).nullable(), count: z.number().int(), value: z.number() }),
    ),
  }),
});

export const claimLead = endpoint({
  method: 'POST',
  path: '/leads/:id/claim',
  of: 'leads',
  summary: 'Takes a lead of nobody, or the next one where somebody was quicker; null where none is left',
  permission: writes,
  params: idParams,
  repeat: 'harmless',
  body: z.strictObject({}),
  reply: z.object({ lead: row.nullable(), is_other: z.boolean() }),
});

export const handOverLead = endpoint({
  method: 'POST',
  path: '/leads/:id/handover',
  of: 'leads',
  summary: 'Gives a lead to a colleague, or back to all, with a note',
  permission: writes,
  params: idParams,
  body: z.strictObject({ owner_id: id.nullable(), note: text.nullish() }),
  reply: row,
});

export const postponeLead = endpoint({
  method: 'POST',
  path: '/leads/:id/postponement',
  of: 'leads',
  summary: 'Puts the next action off; a day nobody works is asked about',
  permission: writes,
  params: idParams,
  body: z.strictObject({ until: instant, anyway: z.boolean().default(false) }),
  reply: row,
});

export const loseLead = endpoint({
  method: 'POST',
  path: '/leads/:id/loss',
  of: 'leads',
  summary: 'A lead is lost, and why',
  permission: writes,
  params: idParams,
  repeat: 'harmless',
  body: z.strictObject({ kind: z.enum(lostKinds), text: z.string().trim().max(200).nullish() }),
  reply: row,
});

export const contactLead = endpoint({
  method: 'POST',
  path: '/leads/:id/contact',
  of: 'leads',
  summary: 'What was said to a lead: concludes what was pending, and plans what comes next',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    /** What of it was pending; done by somebody else meanwhile, nothing is written twice. */
    interaction_id: id.nullish(),
    type: z.enum(contactTypes),
    title: z.string().trim().min(1).max(120),
    description: text.nullish(),
    template_id: id.nullish(),
    /** They answered: the cadence waits. */
    answered: z.boolean().default(false),
    /** A promise with a date: the cadence waits, too. */
    next: z
      .strictObject({
        type: z.enum(contactTypes),
        title: z.string().trim().min(1).max(120),
        interaction_date: instant,
      })
      .nullish(),
  }),
  reply: row,
});

export const startCadence = endpoint({
  method: 'POST',
  path: '/leads/:id/cadence',
  of: 'leads',
  summary: 'Begins a cadence, or goes on with the one that waits',
  permission: writes,
  params: idParams,
  body: z.strictObject({ cadence_id: id.nullish() }),
  reply: row,
});

export const pauseCadence = endpoint({
  method: 'POST',
  path: '/leads/:id/cadence-pause',
  of: 'leads',
  summary: 'Lets a cadence wait; its step is no longer due',
  permission: writes,
  params: idParams,
  repeat: 'harmless',
  body: z.strictObject({}),
  reply: row,
});

export type Queue = ReplyOf<typeof readQueue>;
export type QueueRow = Queue['data'][number];
export type SalesStats = ReplyOf<typeof readSalesStats>;
