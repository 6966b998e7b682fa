import { z } from 'zod';

/** Query of every list: 1-based page up to 10,000 rows deep, beyond that only `cursor`. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(10),
  cursor: z.string().max(500).optional(),
});

/**
 * Answer of every list. `count` is exact up to what is counted; beyond it `countIsEstimate` is true, and it is what there
 * is at least, or about so many where all were asked for.
 */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    count: z.number().int(),
    countIsEstimate: z.boolean(),
    page: z.number().int(),
    limit: z.number().int(),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  });
}

export const id = z.uuid();
export const idParams = z.object({ id });
