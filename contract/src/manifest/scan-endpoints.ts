import { z } from 'zod';
import { read } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { requiredText } from '../kit/values/text.ts';
import { civilDate } from '../kit/values/time.ts';
import { scanRefusals } from './scan.ts';

export const judgeManifestScan = endpoint({
  method: 'GET',
  path: '/manifest-scans',
  summary:
    "Judges a booking's code for a day and a session: what a device asks when its own day does not hold it",
  permission: { anyOf: [read('passenger-manifest'), read('sessions-manifest')] },
  // Six characters could be guessed; a pier asks only for what its own day does not hold.
  limit: 600,
  query: z.strictObject({ code: requiredText(200), date: civilDate, session_id: id.optional() }),
  namesPeople: true,
  reply: z.object({
    ok: z.boolean(),
    reason: z.enum(scanRefusals).optional(),
    pending: z.number().int().optional(),
    booking_id: id.optional(),
    session_id: id.optional(),
    date: z.string().optional(),
    start_time: z.string().optional(),
    product: z.string().optional(),
    since: z.string().nullable().optional(),
    by: z.string().nullable().optional(),
  }),
});
