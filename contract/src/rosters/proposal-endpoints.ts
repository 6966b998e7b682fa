import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { explanation, position, reason } from './shapes.ts';

const line = z.object({
  session_id: id,
  boat_id: id.nullable(),
  position,
  crew_id: id,
  name: z.string(),
  explanation,
  /** What warns of it, all other lines of the proposal counted. */
  against: z.array(reason),
});
const left = z.object({
  session_id: id,
  boat_id: id.nullable(),
  position: position.nullable(),
  /** Who comes nearest, and what each lacks. */
  nearest: z.array(z.object({ crew_id: id, name: z.string(), against: z.array(reason) })),
});
const proposal = z.object({ id, lines: z.array(line), left: z.array(left) });
export type Proposal = z.output<typeof proposal>;

export const proposeWeek = endpoint({
  method: 'POST',
  path: '/roster-proposals',
  summary:
    'Who could have the places of a week that nobody has, departure by departure, whom nothing warns of before the others and the fewest hours first; nothing is given before it is accepted',
  permission: may('rosters', 'create'),
  body: z.strictObject({ week: civilDate }),
  reply: proposal,
  status: 201,
});

export const copyWeek = endpoint({
  method: 'POST',
  path: '/rosters/:week/copies',
  summary:
    'The crew of another week, the one before unless said, for the same departures of this one, as far as they may; the rest is listed',
  permission: may('rosters', 'create'),
  params: z.object({ week: civilDate }),
  body: z.strictObject({ from: civilDate.optional() }),
  reply: proposal,
  status: 201,
});

export const applyProposal = endpoint({
  method: 'POST',
  path: '/roster-proposals/:id/application',
  of: 'roster_proposals',
  summary:
    'Gives the lines of a proposal, all or those named by their place; whose place is filled by now or who cannot any more is answered with the reasons',
  permission: may('rosters', 'create'),
  params: idParams,
  body: z.strictObject({ lines: z.array(z.int().min(0)).max(2_000).nullable().default(null) }),
  room: { members: 2_000 },
  reply: z.object({
    given: z.number().int(),
    refused: z.array(
      z.object({
        line: z.number().int(),
        name: z.string(),
        /** The place is filled, the departure or the person is gone, or `against` keeps the person away. */
        because: z.enum(['filled', 'gone', 'against']),
        against: z.array(reason),
      }),
    ),
  }),
});
