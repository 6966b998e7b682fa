import { z } from 'zod';
import { id } from '../page.ts';

const action = z.enum(['created', 'updated', 'deleted', 'restored', 'merged', 'erased']);

const change = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  isErased: z.boolean(),
});

/** Who changed what and when, newest first. */
export const historyPage = z.object({
  data: z.array(
    z.object({
      id,
      at: z.string(),
      actor: z.string().nullable(),
      action,
      changes: z.array(change),
      /** The child it was done to, when it was not the record itself. */
      child: z.object({ entity: z.string(), by: z.string().optional(), title: z.string() }).optional(),
    }),
  ),
  hasMore: z.boolean(),
});
