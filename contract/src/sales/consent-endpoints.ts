import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { channels, consentVersions, sayings, spokenChannels } from './consents.ts';

const consent = z.object({
  id,
  said: z.enum(sayings),
  channel: z.enum(channels),
  text_version: z.string().nullable(),
  created_at: z.string(),
  /** Who noted it. */
  user_name: z.string().nullable(),
});

export const listConsents = endpoint({
  method: 'GET',
  path: '/customers/:id/consents',
  of: 'customers',
  summary: 'What a customer said of receiving offers, newest first; at most 200',
  permission: may('customers', 'read'),
  params: idParams,
  reply: z.object({ data: z.array(consent) }),
});

export const addConsent = endpoint({
  method: 'POST',
  path: '/customers/:id/consents',
  of: 'customers',
  summary: 'Notes that a customer agreed to offers, with the version of the text, or takes it back',
  permission: may('customers', 'update'),
  params: idParams,
  body: z.strictObject({
    said: z.enum(sayings),
    channel: z.enum(spokenChannels),
    text_version: z.enum(consentVersions).nullable().default(null),
  }),
  reply: consent,
  status: 201,
});

export type Consent = ReplyOf<typeof listConsents>['data'][number];
