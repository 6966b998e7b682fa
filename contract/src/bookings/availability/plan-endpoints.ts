import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { kB } from '../../kit/body-room.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { civilDate } from '../../kit/values/time.ts';
import { sessionRow } from '../endpoints.ts';
import { planDecisions } from './plan-decisions.ts';
import { planKinds } from './plan-of.ts';

/** The most departures one application writes; what would be more is cut by product or by dates. */
export const mostPlanned = 2_000;
/** The most days ahead departures are made for, whatever a product says. */
export const mostAhead = 400;
/** Minutes in which an application is undone as a whole. */
export const undoMinutes = 10;

/** One of them. */
export type PlanDecision = (typeof planDecisions)[number];

/** Which schedules a plan looks at, and which days; without any it is all of them, from today on. */
const question = {
  schedule_ids: z.array(id).max(200).default([]),
  from: civilDate.nullable().default(null),
  until: civilDate.nullable().default(null),
};

export const planHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A departure as it is, or as it would be. */
const planned = z.object({
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  capacity: z.number().int(),
  boats: z.array(z.object({ id, boat_name: z.string() })),
  guide_name: z.string().nullable(),
});

/** Why a departure cannot be as its schedule says. */
export const planConflicts = [
  'boat-busy',
  'boat-blocked',
  'boat-gone',
  'papers',
  'too-small',
  'past',
] as const;

export const planRow = z.object({
  /** Names the row in the plan. */
  key: z.string(),
  kind: z.enum(planKinds),
  schedule_id: id,
  schedule: z.string(),
  product: z.string(),
  session_id: id.nullable(),
  version: z.number().int().nullable(),
  before: planned.nullable(),
  after: planned.nullable(),
  /** Who has booked: a decision about the departure is one about them. */
  parties: z.array(
    z.object({
      booking_id: id,
      code: z.string(),
      customer_name: z.string(),
      customer_phone: z.string().nullable(),
      people: z.number().int(),
      paid: z.number(),
    }),
  ),
  people: z.number().int(),
  /** What is in the way, and the next boat that fits. */
  conflict: z.object({ code: z.enum(planConflicts), name: z.string() }).nullable(),
  next_boat: z.object({ id, boat_name: z.string() }).nullable(),
});

export const plan = z.object({
  plan_hash: planHash,
  from: z.string(),
  until: z.string(),
  figures: z.record(z.enum(planKinds), z.number().int()),
  /** All but those that stay, those with people first. */
  rows: z.array(planRow),
});
export type Plan = z.output<typeof plan>;
export type PlanRow = z.output<typeof planRow>;

export const planSchedules = endpoint({
  method: 'POST',
  path: '/schedules/plans',
  summary:
    'What applying schedules would create, change, remove and leave alone, with whoever is booked; writes nothing',
  permission: may('manage-availability', 'read'),
  repeat: 'harmless',
  body: z.strictObject(question),
  namesPeople: true,
  reply: plan,
});

/** What was decided, by departure. */
export const planSaid = z
  .array(z.strictObject({ session_id: id, decision: z.enum(planDecisions) }))
  .max(mostPlanned)
  .refine((all) => new Set(all.map(({ session_id }) => session_id)).size === all.length, {
    error: 'repeated',
  })
  .default([]);
export const planRoom = { bytes: 256 * kB, members: mostPlanned };

/** What became of each row of a plan, and until when it can be taken back. */
export const applied = z.object({
  id,
  undo_until: z.string(),
  rows: z.array(
    z.object({
      key: z.string(),
      session_id: id.nullable(),
      done: z.enum(['created', 'changed', 'removed', 'kept', 'moved', 'cancelled', 'left']),
    }),
  ),
});

export const applySchedules = endpoint({
  method: 'POST',
  path: '/schedules/applications',
  summary:
    'Applies a plan as it was shown, with a decision for each departure that is booked; where something changed since, the new plan is told. With `frees_crew` whoever of the crew could not work then is freed (else refused: `crew-conflict`)',
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
export type Application = ReplyOf<typeof applySchedules>;

export const undoApplication = endpoint({
  method: 'POST',
  path: '/schedules/applications/:id/undoing',
  of: 'schedule_applications',
  summary: 'Takes an application back within ten minutes; what was booked or changed since stays and is told',
  permission: may('manage-availability', 'update'),
  // Asked again it answers what it answered.
  repeat: 'harmless',
  params: idParams,
  reply: z.object({
    undone: z.number().int(),
    stays: z.array(z.object({ session_id: id, date: z.string(), start_time: z.string() })),
  }),
});
export type Undone = ReplyOf<typeof undoApplication>;

export const returnToSchedule = endpoint({
  method: 'POST',
  path: '/sessions/:id/return-to-schedule',
  of: 'sessions',
  summary:
    'Lets schedules change a session again that somebody had edited by hand; one of no schedule stays as it is',
  permission: may('manage-availability', 'update'),
  repeat: 'harmless',
  params: idParams,
  reply: sessionRow,
});
