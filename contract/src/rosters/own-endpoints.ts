import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { position, reason, span } from './shapes.ts';
import { assignmentStates, shiftKinds } from './states.ts';

const with_ = z.object({ name: z.string(), position, phone: z.string().nullable() });

const what = {
  /** What the departure sells; nothing of a shift. */
  product: z.string().nullable(),
  shift: z.enum(shiftKinds).nullable(),
  start_time: z.string(),
  place: z.string().nullable(),
};

const ownDuty = z.object({
  id,
  ...span,
  ...what,
  boat: z.string().nullable(),
  position,
  status: z.enum(assignmentStates),
  reason: z.string().nullable(),
  with: z.array(with_),
  pay: z.number().nullable(),
  against: z.array(reason),
});
export type OwnDuty = z.output<typeof ownDuty>;

const sailing = z.object({
  id,
  date: z.string(),
  ...what,
  boats: z.array(z.string()),
  people: z.array(with_),
});
export type CrewSailing = z.output<typeof sailing>;

/** Further apart than that is not asked for at once. */
export const mostDays = 62;

export const readCrewRosters = endpoint({
  method: 'GET',
  path: '/crew-rosters',
  summary:
    'What one does between two days, and who sails when: of weeks that were published; telephones only for who may read the crew',
  permission: may('crew-rosters', 'read'),
  query: z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }),
  reply: z.object({
    today: z.string(),
    from: z.string(),
    to: z.string(),
    /** Who one is among the crew; nobody where no account was linked. */
    member: z.object({ id, name: z.string() }).nullable(),
    own: z.array(ownDuty),
    /** Until when one rests after the working day before the next one. */
    rest_until: z.string().nullable(),
    all: z.array(sailing),
  }),
});
export type CrewRosters = z.output<typeof readCrewRosters.reply>;
