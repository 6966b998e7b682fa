import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { rowReply } from '../kit/resource/resource-endpoints.ts';
import { tags } from './tags.ts';

export const readTagUses = endpoint({
  method: 'GET',
  path: '/tags/:id/uses',
  of: 'lead_tags',
  summary: 'How many leads and customers have a tag',
  permission: may('tags', 'read'),
  params: idParams,
  reply: z.object({ leads: z.number().int(), customers: z.number().int() }),
});

export const mergeTags = endpoint({
  method: 'POST',
  path: '/tags/:id/merge',
  of: 'lead_tags',
  summary:
    'Who has the other tag has this one, and the other is deleted; restored, it is again of all who had it. Needs update, too',
  permission: may('tags', 'delete'),
  params: idParams,
  body: z.strictObject({ other_id: id }),
  reply: rowReply(tags),
});

export const separateTags = endpoint({
  method: 'POST',
  path: '/tags/:id/separation',
  of: 'lead_tags',
  summary:
    'Takes a merge of two tags back: the other is there again, and who had only the other one no longer has this one. Needs update, too',
  permission: may('tags', 'delete'),
  params: idParams,
  body: z.strictObject({ other_id: id }),
  reply: rowReply(tags),
});

export type TagUses = ReplyOf<typeof readTagUses>;
