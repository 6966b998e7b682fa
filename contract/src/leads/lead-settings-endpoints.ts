import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { mostMonths } from './lead-settings.ts';

const held = {
  /** Months after its last change a lost lead goes for good; null keeps them all. */
  forgets_lost_after: z.number().int().min(1).max(mostMonths).nullable(),
  /** Whether a chat that was opened is written down without being asked. */
  registers_chats: z.boolean(),
};
const version = z.number().int();

export const readLeadSettings = endpoint({
  method: 'GET',
  path: '/lead-settings',
  summary: 'What the company decided about its leads; off until somebody says otherwise',
  permission: may('leads', 'read'),
  reply: z.object({ ...held, version }),
});

export const updateLeadSettings = endpoint({
  method: 'PUT',
  path: '/lead-settings',
  summary: 'Says when lost leads are forgotten, and whether chats are written down by themselves',
  permission: may('tenant-settings', 'update'),
  body: z.strictObject({ ...held, version: version.min(0) }),
  reply: readLeadSettings.reply,
});

export type LeadSettings = ReplyOf<typeof readLeadSettings>;
