import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { rowReply } from '../kit/resource/resource-endpoints.ts';
import { leadMergeChoices } from './lead-merge-choices.ts';
import { leads } from './leads.ts';

/** For so many days a merge of two leads can be taken back. */
export const mergeDays = 30;

const row = rowReply(leads);
const version = z.number().int();

export const listLeadDuplicates = endpoint({
  method: 'GET',
  path: '/leads/:id/duplicates',
  of: 'leads',
  summary:
    'Others who may be the same person, with what they share, at most 20; and whom this one was made of',
  permission: may('leads', 'read'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    data: z.array(z.object({ row, shares: z.array(z.enum(['phone', 'email', 'name'])) })),
    /** Merges into this lead of the last days, newest first. */
    merged: z.array(
      z.object({
        id,
        name: z.string(),
        merged_at: z.string(),
        merged_by: z.string().nullable(),
        /** False when one of the two was changed since. */
        can_separate: z.boolean(),
      }),
    ),
  }),
});

export const mergeLeads = endpoint({
  method: 'POST',
  path: '/leads/:id/merge',
  of: 'leads',
  summary: 'Makes one of two: tags, interactions and history come together. Needs update, too',
  permission: may('leads', 'delete'),
  params: idParams,
  body: z.strictObject({
    other_id: id,
    version,
    other_version: version,
    /** Whose value stays, field by field; the kept one's own unless said otherwise. */
    fields: z.partialRecord(z.enum(leadMergeChoices), z.enum(['mine', 'other'])).default({}),
  }),
  reply: row,
});

export const separateLeads = endpoint({
  method: 'POST',
  path: '/leads/:id/separation',
  of: 'leads',
  summary:
    'Takes a merge of the last 30 days back, while nobody changed what became of it. Needs update, too',
  permission: may('leads', 'delete'),
  params: idParams,
  body: z.strictObject({ other_id: id }),
  reply: row,
});

export type LeadDuplicates = ReplyOf<typeof listLeadDuplicates>;
