import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { gateCodes, gateResults } from '../gate/gate-checks.ts';

export const listDepartureSeals = endpoint({
  method: 'GET',
  path: '/departure-seals',
  summary:
    'The seals of a voyage, the first one first, with what the server knew when each came; several are shown beside each other where they differ',
  permission: may('logbook', 'read'),
  query: z.strictObject({ voyage_id: id }),
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          root: z.string(),
          result: z.enum(gateResults),
          amends: id.nullable(),
          sealed_by: z.enum(['device', 'server']),
          intact: z.boolean(),
          sealed_at: z.string(),
          created_at: z.string(),
          by: z.string(),
          people: z.number(),
          erased: z.number(),
          /** What the server would have said then, and the checks it saw otherwise; nothing where it knew of no such departure. */
          known: z.object({
            result: z.enum(gateResults).nullable(),
            differs: z.array(z.enum(gateCodes)).max(20),
          }),
        }),
      )
      .max(100),
  }),
});
export type DepartureSeal = ReplyOf<typeof listDepartureSeals>['data'][number];

export const readSealFile = endpoint({
  method: 'GET',
  path: '/departure-seals/:id/file',
  of: 'departure_seals',
  summary:
    'A seal as the file that verifies by itself: `text` is what is saved, byte by byte; what was erased is missing from it and its hash is not',
  permission: may('passenger-health', 'read'),
  params: idParams,
  reply: z.object({ root: z.string(), text: z.string() }),
});
