import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { fuelTypes, pierStation, pierTank } from './pier-fuel.ts';
import { openReasons, voyageStates } from './voyage-events.ts';

const voyage = z.object({
  id,
  boat_id: id,
  boat: z.string(),
  session_id: id.nullable(),
  status: z.enum(voyageStates),
  why: z.enum(openReasons).nullable(),
  departed_at: z.string().nullable(),
  returned_at: z.string().nullable(),
  eta: z.string().nullable(),
  people_out: z.number().int().nullable(),
  people_in: z.number().int().nullable(),
  hours_start: z.number().nullable(),
  hours_end: z.number().nullable(),
  occurrences: z.number().int(),
  /** How many events it has: what is said next has seen them. */
  steps: z.number().int(),
});

export const readPierData = endpoint({
  method: 'GET',
  path: '/pier-data',
  summary:
    'What a phone keeps of the day: the departures with their boats and who is aboard, the boats with their hours, tanks and usual thirst, the stations, the voyages that are open or of today, and whom to call',
  permission: { anyOf: [may('logbook', 'read'), may('quick-fuel', 'read')] },
  reply: z.object({
    date: z.string(),
    departures: z
      .array(
        z.object({
          id,
          product: z.string(),
          start_time: z.string(),
          end_time: z.string(),
          ends_at: z.string(),
          captain: z.string().nullable(),
          /** The people of the crew it names. */
          crew: z.number().int(),
          boats: z.array(z.object({ id, name: z.string(), aboard: z.number().int() })).max(100),
        }),
      )
      .max(500),
    boats: z
      .array(
        z.object({
          id,
          name: z.string(),
          tank_l: z.number().nullable(),
          motor_id: id.nullable(),
          hours: z.number().nullable(),
          fuel_type: z.enum(fuelTypes).nullable(),
          /** Litres an hour it usually burns. */
          usual: z.number().nullable(),
        }),
      )
      .max(500),
    /** Where boats are fuelled, those that were last first. */
    stations: z.array(pierStation).max(200),
    tanks: z.array(pierTank).max(50),
    /** The boat the person last fuelled. */
    last_fuelled: id.nullable(),
    voyages: z.array(voyage).max(500),
    /** Of the captaincy, as the company wrote it. */
    harbour_phone: z.string().nullable(),
  }),
});
export type PierData = ReplyOf<typeof readPierData>;
export type PierVoyage = PierData['voyages'][number];
