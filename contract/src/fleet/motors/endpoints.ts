import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { kB } from '../../kit/body-room.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { mostOfHistory } from './fold-readings.ts';
import { meterReadings, readingSources, readingStates } from './meter-readings.ts';
import { meterReplacements } from './meter-replacements.ts';
import { motorPlacements, motorPositions, motorStatuses } from './motor-placements.ts';

const reads = may('motors', 'read');
const writes = may('motors', 'update');

/** More engines than this are read in two turns. */
const mostOfFleet = 200;

const hours = z.number();
const instant = z.string();
const read = {
  hours: fieldSchema(meterReadings.fields.hours),
  taken_at: fieldSchema(meterReadings.fields.taken_at),
  source: z.enum(readingSources).default('manual'),
  /** Somebody looked twice: it went on by more than the time since the one before, and is right. */
  confirmed: z.boolean().default(false),
};

const reading = z.object({
  id,
  motor_id: id,
  dial: z.number().int(),
  hours,
  /** What the engine had run in all then. */
  total: hours,
  taken_at: instant,
  source: z.enum(readingSources),
  state: z.enum(readingStates),
  reason: z.string().nullable(),
  /** A picture of the dial. */
  photo: id.nullable(),
});
/** With what the engine ran in all by now. */
const taken = reading.extend({ hours_current: hours });

export const postReading = endpoint({
  method: 'POST',
  path: '/motors/:id/readings',
  of: 'motors',
  summary:
    'What the dial of an engine says; one that cannot be right is kept for review and changes nothing. The same `reading_id` twice is one reading',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    reading_id: id.optional(),
    ...read,
    photo: fieldSchema(meterReadings.fields.photo),
  }),
  reply: taken,
  status: 201,
});

export const postFleetReadings = endpoint({
  method: 'POST',
  path: '/fleet-readings',
  summary: 'What several dials say, each kept by itself: accepted, or for review',
  permission: writes,
  body: z.strictObject({
    readings: z
      .array(z.strictObject({ id: id.optional(), motor_id: id, ...read }))
      .min(1)
      .max(mostOfFleet),
  }),
  reply: z.object({ data: z.array(taken) }),
  status: 201,
});

export const listFleetMeters = endpoint({
  method: 'GET',
  path: '/fleet-readings',
  summary: 'The sheet of a fleet: boat by boat its engines with what their dials said last; at most 500',
  permission: reads,
  query: z.strictObject({ boat_id: id.optional() }),
  reply: z.object({
    data: z.array(
      z.object({
        motor_id: id,
        motor: z.string(),
        boat_id: id,
        boat: z.string(),
        position: z.enum(motorPositions),
        hours,
        dial_hours: hours.nullable(),
        last_reading_at: instant.nullable(),
      }),
    ),
  }),
});

export const listReadings = endpoint({
  method: 'GET',
  path: '/motors/:id/readings',
  of: 'motors',
  summary:
    'What the dials of an engine said, newest first, 30 at a time, and how long it ran in each of 12 months',
  permission: reads,
  params: idParams,
  query: z.strictObject({ before: id.optional() }),
  reply: z.object({
    data: z.array(reading.extend({ by: z.string().nullable() })),
    next: id.nullable(),
    months: z.array(z.object({ month: z.string(), hours })),
  }),
});

export const acceptReading = endpoint({
  method: 'POST',
  path: '/meter-readings/:id/acceptance',
  of: 'meter_readings',
  summary: 'A reading in review is right: it jumped because the engine ran so long',
  permission: writes,
  params: idParams,
  repeat: 'harmless',
  reply: taken,
});

const whyRejected = { ...meterReadings.fields.reason, required: true } as const;

export const rejectReading = endpoint({
  method: 'POST',
  path: '/meter-readings/:id/rejection',
  of: 'meter_readings',
  summary: 'A reading is wrong and counts no more; only so may the hours of an engine fall',
  permission: writes,
  params: idParams,
  body: z.strictObject({ reason: fieldSchema(whyRejected) }),
  reply: taken,
});

/** Which line of the file a reading stands on, and what it says. */
const line = z.object({ line: z.number().int(), hours, taken_at: instant });

export const importReadings = endpoint({
  method: 'POST',
  path: '/motors/:id/reading-history',
  of: 'motors',
  summary:
    'What the dials of an engine said over time, out of a file: what cannot be right is named and waits in review, what is there already stays one. With `dry_run` it is only told',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    readings: z
      .array(
        z.strictObject({
          line: z.number().int().min(1).max(100_000),
          hours: read.hours,
          taken_at: read.taken_at,
        }),
      )
      .min(1)
      .max(mostOfHistory),
    dry_run: z.boolean().default(false),
  }),
  room: { bytes: 256 * kB, members: mostOfHistory },
  reply: z.object({
    accepted: z.number().int(),
    repeated: z.number().int(),
    review: z.array(line),
    hours_current: hours,
  }),
});

const { last_hours, first_hours, reason, at } = meterReplacements.fields;

export const postMeterReplacement = endpoint({
  method: 'POST',
  path: '/motors/:id/meter-replacements',
  of: 'motors',
  summary:
    'An engine got another dial; what was read since and is below the old one belongs to it, and the hours in all go on',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    at: fieldSchema(at),
    last_hours: fieldSchema(last_hours),
    first_hours: fieldSchema(first_hours).prefault(0),
    reason: fieldSchema(reason),
  }),
  reply: z.object({ id, dial: z.number().int(), hours_current: hours }),
  status: 201,
});

const placement = motorPlacements.fields;

export const postPlacement = endpoint({
  method: 'POST',
  path: '/motors/:id/placements',
  of: 'motors',
  summary: 'An engine is installed, taken out, sent to overhaul or scrapped, with what its dial says then',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    status: z.enum(motorStatuses),
    boat_id: fieldSchema(placement.boat_id),
    position: fieldSchema(placement.position),
    at: fieldSchema(placement.at),
    hours: fieldSchema(placement.hours),
    note: fieldSchema(placement.note),
    confirmed: read.confirmed,
  }),
  reply: z.object({ id, status: z.enum(motorStatuses), reading: taken }),
  status: 201,
});

export const listPlacements = endpoint({
  method: 'GET',
  path: '/motors/:id/placements',
  of: 'motors',
  summary: 'Where an engine stood, the last first; at most 200',
  permission: reads,
  params: idParams,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        status: z.enum(motorStatuses),
        boat_id: id.nullable(),
        boat: z.string().nullable(),
        position: z.enum(motorPositions).nullable(),
        began_at: instant,
        ended_at: instant.nullable(),
        hours,
        note: z.string().nullable(),
        by: z.string().nullable(),
      }),
    ),
  }),
});

export type TakenReading = ReplyOf<typeof postReading>;
export type ReadingRow = ReplyOf<typeof listReadings>['data'][number];
export type ReadingHistory = ReplyOf<typeof importReadings>;
export type FleetMeter = ReplyOf<typeof listFleetMeters>['data'][number];
export type PlacementRow = ReplyOf<typeof listPlacements>['data'][number];
