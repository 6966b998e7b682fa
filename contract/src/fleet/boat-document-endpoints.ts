import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { optionalText, requiredText } from '../kit/text.ts';
import { civilDate } from '../kit/time.ts';
import { documentKinds, mostAlertDays, usualAlertDays } from './boat-documents.ts';

const kind = z.enum(documentKinds);
const optionalDate = z.union([z.null(), z.literal('').transform(() => null), civilDate]);
const alertDays = z
  .array(z.number().int().min(1).max(365))
  .min(1)
  .max(mostAlertDays)
  .refine((days) => new Set(days).size === days.length, { error: 'repeated' })
  .transform((days) => days.toSorted((a, b) => b - a));

const document = z.object({
  id,
  boat_id: id,
  version: z.number().int(),
  kind,
  number: z.string().nullable(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  file: id.nullable(),
  file_name: z.string().nullable(),
  alert_days: z.array(z.number().int()),
  created_at: z.string(),
  updated_at: z.string(),
  /** On the company's today; for another date there is `documentState`. */
  state: z.enum(['valid', 'soon', 'expired']),
});

export const listBoatDocuments = endpoint({
  method: 'GET',
  path: '/boats/:id/documents',
  of: 'boats',
  summary: 'The papers of a boat, the first to expire first; `today` is the day their states are of',
  permission: may('boats', 'read'),
  params: idParams,
  reply: z.object({ data: z.array(document), today: z.string() }),
});

export const listExpiredPapers = endpoint({
  method: 'GET',
  path: '/boat-documents/expired',
  summary: 'The boats that lack a good paper today, with the kinds of paper they lack',
  permission: may('boats', 'read'),
  reply: z.object({ data: z.array(z.object({ boat_id: id, kinds: z.array(kind) })), today: z.string() }),
});

export const createBoatDocument = endpoint({
  method: 'POST',
  path: '/boats/:id/documents',
  of: 'boats',
  summary: 'A paper of a boat; `file` is one uploaded for boats',
  permission: may('boats', 'update'),
  params: idParams,
  body: z.strictObject({
    kind,
    number: optionalText(60),
    issued_on: optionalDate.default(null),
    expires_on: optionalDate.default(null),
    file: id.nullable().default(null),
    alert_days: alertDays.default([...usualAlertDays]),
  }),
  reply: document,
  status: 201,
});

export const updateBoatDocument = endpoint({
  method: 'PATCH',
  path: '/boat-documents/:id',
  of: 'boat_documents',
  summary: 'Changes the fields that are sent; `version` is the one that was read',
  permission: may('boats', 'update'),
  params: idParams,
  body: z.strictObject({
    version: z.number().int(),
    kind: kind.optional(),
    number: z.union([z.null(), z.literal('').transform(() => null), requiredText(60)]).optional(),
    issued_on: optionalDate.optional(),
    expires_on: optionalDate.optional(),
    file: id.nullable().optional(),
    alert_days: alertDays.optional(),
  }),
  reply: document,
});

export const deleteBoatDocument = endpoint({
  method: 'DELETE',
  path: '/boat-documents/:id',
  of: 'boat_documents',
  summary: 'Takes a paper out; answers it as it was, so that it can be put back',
  permission: may('boats', 'update'),
  params: idParams,
  reply: document,
});

export type BoatDocument = ReplyOf<typeof listBoatDocuments>['data'][number];
