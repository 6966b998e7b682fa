import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { crewAssignments } from './crew-assignments.ts';
import { crewShifts } from './crew-shifts.ts';
import { position, reason, span } from './shapes.ts';
import { assignmentStates } from './states.ts';

const { fields } = crewAssignments;
const why = fieldSchema(fields.reason).default(null);
const version = z.int().min(1);

const candidate = z.object({
  crew_id: id,
  name: z.string(),
  /** The position the answer is about. */
  position,
  can: z.enum(['sim', 'com_aviso', 'nao']),
  against: z.array(reason),
  /** What the person works that week without it. */
  minutes: z.number(),
  /** The rest before it; nothing where the days before are free. */
  rest: z.number().nullable(),
  cost: z.number().nullable(),
  phone: z.string().nullable(),
});
export type Candidate = z.output<typeof candidate>;

export const listCandidates = endpoint({
  method: 'GET',
  path: '/crew-assignments/candidates',
  summary:
    'Everybody for a place of a departure, who can first and the fewest hours of the week before the others, with all that speaks against each; without a position each is asked for the best of the own',
  permission: may('rosters', 'read'),
  namesPeople: true,
  query: z.strictObject({
    session_id: id,
    position: position.optional(),
    boat_id: id.optional(),
    competency_id: id.optional(),
  }),
  reply: z.object({ duty: z.object(span), data: z.array(candidate) }),
});

const written = z.object({ id, status: z.enum(assignmentStates), version: z.number().int() });

export const createAssignment = endpoint({
  method: 'POST',
  path: '/crew-assignments',
  summary:
    'Puts somebody on a departure or a shift. Refused with names and reasons (`crew-conflict`) where a rule keeps the person away; `replaces` frees somebody in the same step; in a locked week it needs a reason',
  permission: may('rosters', 'create'),
  body: z.strictObject({
    crew_id: id,
    session_id: id.nullable().default(null),
    shift_id: id.nullable().default(null),
    boat_id: id.nullable().default(null),
    position,
    reason: why,
    replaces: id.nullable().default(null),
    /** Only while somebody is still missing there. */
    fills: z.boolean().default(false),
  }),
  reply: written,
  status: 201,
});

export const cancelAssignment = endpoint({
  method: 'POST',
  path: '/crew-assignments/:id/cancellation',
  of: 'crew_assignments',
  summary: 'Frees somebody of a duty; in a locked week it needs a reason',
  permission: may('rosters', 'update'),
  params: idParams,
  body: z.strictObject({ version, reason: why }),
  reply: written,
});

export const answerAssignment = endpoint({
  method: 'POST',
  path: '/crew-assignments/:id/answers',
  of: 'crew_assignments',
  summary:
    'Whether one takes a duty of one’s own; confirmed only while the matrix and the rules of rest allow it, declined with a reason',
  permission: may('crew-rosters', 'read'),
  params: idParams,
  body: z
    .strictObject({ answer: z.enum(['confirmed', 'declined']), reason: why })
    .refine(({ answer, reason: given }) => answer === 'confirmed' || (given ?? '').trim() !== '', {
      path: ['reason'],
      error: 'required',
    }),
  reply: written,
});

export const createShift = endpoint({
  method: 'POST',
  path: '/crew-shifts',
  summary: 'Work that is no departure; an end that is not after the start is of the next day',
  permission: may('rosters', 'create'),
  body: z.strictObject({
    kind: fieldSchema(crewShifts.fields.kind),
    date: fieldSchema(crewShifts.fields.date),
    start_time: fieldSchema(crewShifts.fields.start_time),
    end_time: fieldSchema(crewShifts.fields.end_time),
    place: fieldSchema(crewShifts.fields.place).default(null),
    reason: why,
  }),
  reply: z.object({ id }),
  status: 201,
});

export const cancelShift = endpoint({
  method: 'POST',
  path: '/crew-shifts/:id/cancellation',
  of: 'crew_shifts',
  summary: 'Takes a shift away and frees everybody of it',
  permission: may('rosters', 'update'),
  params: idParams,
  body: z.strictObject({ reason: why }),
  reply: z.object({ id }),
});
