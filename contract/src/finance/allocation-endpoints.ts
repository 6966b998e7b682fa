import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { allocationKeys } from './accounts.ts';

export const monthOfYear = civilDate.refine((day) => day.endsWith('-01'), { error: 'date' });

export const readAllocation = endpoint({
  method: 'GET',
  path: '/finance/allocations',
  summary:
    'What a month cost without a departure, and how it would be shared over those that sailed, before it is',
  permission: read('finance-management'),
  query: z.object({ month: monthOfYear }),
  reply: z.object({
    pools: z
      .array(
        z.object({
          account_id: id,
          code: z.string(),
          name: z.string().nullable(),
          role: z.string().nullable(),
          category: z.string().nullable(),
          allocation: z.enum(allocationKeys),
          amount: z.number(),
        }),
      )
      .max(2_000),
    data: z
      .array(
        z.object({
          session_id: id,
          date: z.string(),
          start_time: z.string(),
          product: z.string(),
          boat: z.string().nullable(),
          /** All it would have of them, and what of that is not posted yet. */
          amount: z.number(),
          change: z.number(),
        }),
      )
      .max(5_000),
    amount: z.number(),
    change: z.number(),
  }),
});
export type Allocation = ReplyOf<typeof readAllocation>;

export const runAllocations = endpoint({
  method: 'POST',
  path: '/finance/allocations/runs',
  summary:
    'Shares what a month cost without a departure, by what each category or account says; run again it posts differences alone',
  permission: may('finance-management', 'update'),
  body: z.strictObject({ month: monthOfYear }),
  /** What a run posted: each row a difference to what was there. */
  reply: z.object({ id, posted: z.number().int(), amount: z.number() }),
  status: 201,
});
