import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type InputOf } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { optionalText } from '../../kit/values/text.ts';
import { civilDate, clockTime } from '../../kit/values/time.ts';
import { groupSize } from '../rules.ts';
import { applied, plan, planHash, planRoom, planRow, planSaid } from './plan-endpoints.ts';
import { saleSettings } from './schedules.ts';

/** How departures are sold by themselves: `as-schedule` takes what was said of them back. */
export const bulkSales = [...saleSettings, 'as-schedule'] as const;
/** Days on which schedules are not themselves; what they become is seen in the plan. */
export const bulkExceptions = ['skip', 'extra', 'change'] as const;
/** What is done to many departures at once: how they are sold, how many seats they have, seats the house keeps, an exception. */
const bulkActions = [...bulkSales, 'capacity', 'hold', ...bulkExceptions] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Days × weekdays × products × times; without products, weekdays or times it is all of them. */
const question = {
  product_ids: z.array(id).max(200).default([]),
  from: civilDate,
  until: civilDate,
  weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  /** When they sail; of an exception the times of the schedule it is about, of one that adds times those. */
  times: z.array(clockTime).max(48).default([]),
  action: z.enum(bulkActions),
  /** Why: whoever asks for a place reads it, and the history of an exception. */
  reason: optionalText(200),
  capacity: z.number().int().min(1).max(2000).nullable().default(null),
  /** Seats of each departure the house keeps to itself. */
  seats: z.number().int().min(1).max(groupSize).nullable().default(null),
  /** When departures of a changed time sail. */
  new_time: clockTime.nullable().default(null),
};

const bulkRow = planRow.extend({
  /** None of a departure that was made by hand. */
  schedule_id: id.nullable(),
  /** How it is sold by itself, before and after; null where that stays. */
  sale: z
    .object({ before: z.enum(saleSettings).nullable(), after: z.enum(saleSettings).nullable() })
    .nullable(),
  /** Seats the house would keep of it. */
  held: z.number().int(),
});

const bulkPlan = plan.extend({ rows: z.array(bulkRow) });
export type BulkPlan = z.output<typeof bulkPlan>;
export type BulkRow = z.output<typeof bulkRow>;

export const planBulk = endpoint({
  method: 'POST',
  path: '/availability/plans',
  summary:
    'What a change of many departures at once would do to each of them, with whoever is booked; writes nothing',
  permission: may('manage-availability', 'read'),
  repeat: 'harmless',
  body: z.strictObject(question),
  namesPeople: true,
  reply: bulkPlan,
});
export type BulkQuestion = InputOf<typeof planBulk>;

export const applyBulk = endpoint({
  method: 'POST',
  path: '/availability/applications',
  summary:
    'Changes many departures at once as it was shown, with a decision for each that is booked (`move` lets the change count for it); where something changed since, the new plan is told. With `frees_crew` whoever of the crew could not work then is freed (else refused: `crew-conflict`)',
  permission: may('manage-availability', 'update'),
  body: z.strictObject({
    ...question,
    plan_hash: planHash,
    decisions: planSaid,
    frees_crew: z.boolean().default(false),
  }),
  room: planRoom,
  reply: applied,
  status: 201,
});
