import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { boatDocuments, type DocumentKind } from './boat-documents.ts';

const kind = z.enum(boatDocuments.fields.kind.options as [DocumentKind, ...DocumentKind[]]);

export const listExpiredPapers = endpoint({
  method: 'GET',
  path: '/boat-documents/expired',
  summary: 'The boats that lack a good paper today, with the kinds of paper they lack',
  permission: may('boats', 'read'),
  reply: z.object({ data: z.array(z.object({ boat_id: id, kinds: z.array(kind) })), today: z.string() }),
});
