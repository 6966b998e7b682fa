import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { historyPage } from '../../kit/resource/history.ts';
import { settingsPages } from '../../kit/settings/section.ts';

const settings = z.object({
  /** Each key the person may read, by name. */
  data: z.array(
    z.object({
      key: z.string(),
      /** What holds. */
      value: z.unknown(),
      /** What holds where nobody decided. */
      default: z.unknown(),
      source: z.enum(['company', 'default']),
      /** How often it was decided; a change names the one it was typed over. */
      version: z.int(),
      changed_at: z.string().nullable(),
      /** Null for somebody who is no longer there, or was an operator. */
      changed_by: z.string().nullable(),
    }),
  ),
});

export const readCompanySettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the company decided, key by key: the value that holds, where it comes from, and the default',
  permission: { anyOf: settingsPages.map(read) },
  reply: settings,
});

export const settingHistory = endpoint({
  method: 'GET',
  path: '/settings/history',
  summary:
    'Who decided a key when, newest first, each value before and after; `before` is the last step that was read',
  permission: { anyOf: settingsPages.map(read) },
  query: z.strictObject({ key: z.string().max(60), before: id.optional() }),
  reply: historyPage,
});

export const changeCompanySettings = endpoint({
  method: 'PATCH',
  path: '/settings',
  summary:
    'Decides several keys at once, all or none; null is the default again. Of two at one key the second is told both values',
  permission: { anyOf: settingsPages.map((page) => may(page, 'update')) },
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ key: z.string().max(60), value: z.unknown(), version: z.int().min(0) }))
      .min(1)
      .max(50),
  }),
  reply: settings,
});
