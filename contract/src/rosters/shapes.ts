import { z } from 'zod';
import { decideCompetency } from '../crew/endpoints.ts';
import { positions } from '../crew/positions.ts';
import { id } from '../kit/page.ts';
import type { Reason } from './rules/standing.ts';
import { effects } from './rules/working-day.ts';
import { assignmentSources, assignmentStates, shiftKinds } from './states.ts';

const effect = z.enum(effects);
export const position = z.enum(positions);
const always = z.literal('impede');
const rest = { minutes: z.number(), least: z.number() };

/** Why somebody cannot or should not have a duty; its sentence is made where it is read (`reasonSentence`). */
export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('overlap'), effect: always, other: id, from: z.string(), until: z.string() }),
  z.object({ code: z.literal('rest'), effect, ...rest }),
  z.object({ code: z.literal('least_rest'), effect: always, ...rest }),
  z.object({ code: z.literal('week'), effect, days: z.number() }),
  z.object({ code: z.literal('longest_day'), effect, minutes: z.number(), most: z.number() }),
  z.object({ code: z.literal('inactive'), effect: always }),
  z.object({ code: z.literal('leave'), effect: always, kind: z.string(), until: z.string() }),
  z.object({ code: z.literal('position'), effect: always, position }),
  z.object({ code: z.literal('unfit'), effect, lacks: decideCompetency.reply.shape.missing }),
  z.object({ code: z.literal('declined'), effect: z.literal('avisa'), reason: z.string().nullable() }),
]) satisfies z.ZodType<Reason>;

/** Why it was this person: the fewest minutes of the week of so many others who could, or the same as last week. */
export const explanation = z.discriminatedUnion('code', [
  z.object({ code: z.literal('fewest'), minutes: z.number(), others: z.number() }),
  z.object({ code: z.literal('same'), date: z.string() }),
]);
export type Explanation = z.output<typeof explanation>;

export const place = z.object({
  boat_id: id.nullable(),
  position: position.nullable(),
  competency_id: id.nullable(),
});

export const span = { date: z.string(), starts_at: z.string(), ends_at: z.string() };

export const departure = z.object({
  session_id: id,
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  product: z.string(),
  color: z.string(),
  people: z.number().int(),
  boats: z.array(z.object({ id, boat_name: z.string() })),
  /** When its crew works, minutes before and after included. */
  duty: z.object(span),
  open: z.array(place),
});
export type BoardDeparture = z.output<typeof departure>;

export const shift = z.object({
  id,
  kind: z.enum(shiftKinds),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  place: z.string().nullable(),
});
export type BoardShift = z.output<typeof shift>;

export const assignment = z.object({
  id,
  crew_id: id,
  session_id: id.nullable(),
  shift_id: id.nullable(),
  boat_id: id.nullable(),
  position,
  ...span,
  status: z.enum(assignmentStates),
  source: z.enum(assignmentSources),
  reason: z.string().nullable(),
  explanation: explanation.nullable(),
  /** Published before, and other than what the person was told then. */
  changed: z.boolean(),
  /** What speaks against it today. */
  against: z.array(reason),
  version: z.number().int(),
});
export type BoardAssignment = z.output<typeof assignment>;

export const person = z.object({
  id,
  name: z.string(),
  status: z.string(),
  positions: z.array(position),
  /** Only for who may read the crew. */
  phone: z.string().nullable(),
  /** What the person works that week. */
  minutes: z.number(),
  leaves: z.array(z.object({ kind: z.string(), starts_on: z.string(), ends_on: z.string() })),
  days: z.array(z.object({ ...span, rest_until: z.string() })),
});
export type BoardPerson = z.output<typeof person>;
