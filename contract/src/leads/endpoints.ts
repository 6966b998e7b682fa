import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { newRowShape } from '../kit/resource/field-schema.ts';
import { listQuery, listReply, resourceEndpoints, rowReply } from '../kit/resource/resource-endpoints.ts';
import { leadInteractions } from './lead-interactions.ts';
import { leads } from './leads.ts';

const reads = may('leads', 'read');

const tag = z.object({ id, name: z.string(), color: z.string().nullable() });

/** The list with what its rows name beside them, as the specification calls it. */
export const listLeads = endpoint({
  method: 'GET',
  path: '/leads',
  summary: 'List, by page or cursor: leads, with their tags and products',
  permission: reads,
  query: listQuery(leads),
  namesPeople: true,
  reply: z.object({
    ...listReply(leads).shape,
    tagsByLeadId: z.record(id, z.array(tag)),
    productsById: z.record(
      id,
      z.object({ id, name: z.string(), sharing_mode: z.enum(['shared', 'private']) }),
    ),
  }),
});

/** A new lead; a note that is sent with it becomes its first interaction. */
export const createLead = endpoint({
  method: 'POST',
  path: '/leads',
  summary: 'A new lead; a note becomes its first interaction',
  permission: may('leads', 'create'),
  body: z.strictObject({ ...newRowShape(leads.fields), note: z.string().trim().max(4000).nullish() }),
  reply: rowReply(leads),
  status: 201,
});

export const readLeadStats = endpoint({
  method: 'GET',
  path: '/leads/stats',
  summary: 'Leads by status and by source, new ones today and in seven days, and what all are offered',
  permission: reads,
  reply: z.object({
    count: z.number().int(),
    byStatus: z.record(z.string(), z.object({ count: z.number().int(), value: z.number() })),
    bySource: z.record(z.string(), z.number().int()),
    newToday: z.number().int(),
    newInSevenDays: z.number().int(),
    value: z.number(),
  }),
});

const fare = z.object({
  id,
  label: z.string(),
  code: z.string(),
  cost_price: z.number(),
  order_index: z.number().int(),
});

export const listLeadProducts = endpoint({
  method: 'GET',
  path: '/leads/products',
  summary:
    'What a lead may be interested in: products on sale by name, with their fares in order; at most 500',
  permission: reads,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        name: z.string(),
        type: z.string(),
        sharing_mode: z.enum(['shared', 'private']),
        color: z.string(),
        price: z.number(),
        fare_types: z.array(fare),
      }),
    ),
  }),
});

export const listLeadTemplates = endpoint({
  method: 'GET',
  path: '/leads/templates',
  summary: 'What can be written to a lead: templates in use, by order and name; at most 200',
  permission: reads,
  reply: z.object({
    data: z.array(z.object({ id, name: z.string(), message: z.string(), language: z.string() })),
  }),
});

export const listCountries = endpoint({
  method: 'GET',
  path: '/countries',
  summary: 'Countries with their dialling codes, by name',
  permission: reads,
  reply: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string(), code: z.string(), phone_code: z.string() })),
  }),
});

/** More ids than this are two calls. */
export const mostLeadsOfTags = 200;

export const getLeadTagsGrouped = endpoint({
  method: 'POST',
  path: '/rpc/get_lead_tags_grouped',
  summary: 'The tags of up to 200 leads; leads that are not there, or have none, are left out',
  permission: reads,
  repeat: 'harmless',
  body: z.strictObject({ lead_ids: z.array(id).max(mostLeadsOfTags) }),
  reply: z.array(z.object({ lead_id: id, tags: z.array(tag) })),
});

export const findLeadMatches = endpoint({
  method: 'GET',
  path: '/leads/matches',
  summary: 'Leads and customers with the same telephone number or address; what is counted ends at 20',
  permission: reads,
  query: z.strictObject({
    phone: z.string().max(40).optional(),
    email: z.string().max(254).optional(),
    except: id.optional(),
  }),
  namesPeople: true,
  reply: z.object({
    leads: z.array(z.object({ id, name: z.string(), status: z.string(), created_at: z.string() })),
    /** None for whoever may not read customers. */
    customers: z.array(z.object({ id, name: z.string(), bookings: z.number().int() })),
  }),
});

const interactions = resourceEndpoints(leadInteractions);

export const concludeInteraction = endpoint({
  method: 'POST',
  path: '/lead-interactions/:id/conclusion',
  of: 'lead_interactions',
  summary: 'What was pending is done; the second who says so changes nothing',
  permission: may('leads', 'update'),
  params: idParams,
  repeat: 'harmless',
  reply: interactions.read.reply,
});

export type LeadPage = ReplyOf<typeof listLeads>;
export type LeadProduct = ReplyOf<typeof listLeadProducts>['data'][number];
export type LeadTemplate = ReplyOf<typeof listLeadTemplates>['data'][number];
export type LeadStats = ReplyOf<typeof readLeadStats>;
export type Country = ReplyOf<typeof listCountries>['data'][number];
export type LeadMatches = ReplyOf<typeof findLeadMatches>;
