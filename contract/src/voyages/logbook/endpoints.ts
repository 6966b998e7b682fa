import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { kB } from '../../kit/body-room.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema, rowShape } from '../../kit/resource/field-schema.ts';
import * as f from '../../kit/resource/fields.ts';
import { instant } from '../../kit/values/time.ts';
import { contractVersion } from '../../tenancy/rules.ts';
import { logbook } from './logbook.ts';
import { eventKinds, occurrenceKinds, openReasons, voyageStates } from './voyage-events.ts';
import { voyageLines } from './voyage-lines.ts';

const said = voyageLines.fields;
const line = f.text({ required: true, max: 500 });

/** What a device says of a voyage; what an event does not speak of is left out. */
const sentVoyageEvent = z.strictObject({
  /** Made by the device; sending it again changes nothing. */
  id,
  /** Made by the device with the departure; a boat that leaves for the same departure twice is one voyage. */
  voyage_id: id,
  boat_id: id,
  session_id: id.nullable().default(null),
  kind: z.enum(eventKinds),
  /** How many events of the voyage the device had seen. */
  step: z.int().min(0).max(10_000).default(0),
  client_time: instant.nullable().default(null),
  people: fieldSchema(said.people).default(null),
  hours: fieldSchema(said.hours).default(null),
  motor_id: id.nullable().default(null),
  captain: fieldSchema(said.captain).default(null),
  text: fieldSchema(said.text).default(null),
  occurrence: fieldSchema(said.occurrence).default(null),
  level: fieldSchema(said.level).default(null),
  eta: fieldSchema(said.eta).default(null),
  explains: z.boolean().default(false),
});

const refusedEvents = ['not-allowed', 'unknown-boat'] as const;
const result = z.object({
  id,
  outcome: z.enum(['stored', 'known', 'refused']),
  reason: z.enum(refusedEvents).nullable(),
  /** The voyage it counts for, and how that stands now. */
  voyage_id: id.nullable(),
  status: z.enum(voyageStates).nullable(),
  why: z.enum(openReasons).nullable(),
});
export type EventResult = z.output<typeof result>;

export const noteVoyages = endpoint({
  method: 'POST',
  path: '/logbook-events',
  summary:
    'Appends what was said of voyages, in any order and as often as it is sent: an id counts once. That a boat left is never refused: a second departure of the same sailing joins it, one of another waits in review',
  // Each event looks for the right itself, so that what a device queued is answered by name.
  permission: 'signed-in',
  acceptsDeviceToken: true,
  repeat: 'harmless',
  body: z.strictObject({
    device_id: z.string().max(64).nullable().default(null),
    /** Who queued the events: nothing is applied in another's name. */
    user_id: id.nullable().default(null),
    contract_version: z.int().min(1).default(contractVersion),
    /** What the clock of the device said when it sent them: how long ago each was is all that is taken of it. */
    sent_at: instant.nullable().default(null),
    events: z.array(sentVoyageEvent).min(1).max(50),
  }),
  room: { bytes: 512 * kB },
  reply: z.object({ results: z.array(result) }),
});

const saidEvent = z.object({
  id,
  kind: z.enum(eventKinds),
  step: z.int(),
  /** As far as it is known; what the device and what the server said stands beside it. */
  at: z.string(),
  client_time: z.string().nullable(),
  created_at: z.string(),
  by: z.string(),
  people: z.number().nullable(),
  hours: z.number().nullable(),
  captain: z.string().nullable(),
  text: z.string().nullable(),
  occurrence: z.enum(occurrenceKinds).nullable(),
  level: z.number().nullable(),
  eta: z.string().nullable(),
  explains: z.boolean(),
});
export type SaidEvent = z.output<typeof saidEvent>;

export const readVoyage = endpoint({
  method: 'GET',
  path: '/logbook/:id',
  of: 'logbook_entries',
  summary: 'A voyage with all that was said of it, in the order in which it counts',
  permission: may('logbook', 'read'),
  params: idParams,
  reply: z.object({
    ...rowShape({ ...logbook.fields, ...logbook.computed }),
    id,
    boat: z.string(),
    events: z.array(saidEvent).max(1_000),
  }),
});

export const amendVoyage = endpoint({
  method: 'POST',
  path: '/logbook/:id/amendments',
  of: 'logbook_entries',
  summary:
    'Adds a line with the name of who writes it; nothing of a voyage is ever changed. One that `explains` closes a voyage whose people or hours did not fit',
  permission: may('logbook', 'update'),
  params: idParams,
  body: z.strictObject({ text: fieldSchema(line), explains: z.boolean().default(false) }),
  reply: z.object({ id, status: z.enum(voyageStates) }),
  status: 201,
});
