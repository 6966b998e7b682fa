import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { civilDate, clockTime } from '../../kit/values/time.ts';
import { blackoutKinds } from './blackouts.ts';
import { planConflicts } from './plan-endpoints.ts';
import { saleSettings } from './schedules.ts';

/** The most days of one question: two weeks. */
export const calendarDays = 14;

export const readCalendar = endpoint({
  method: 'GET',
  path: '/sessions-calendar',
  summary:
    'Boats, departures and blocks from one day to another by the clock of the company, cancelled ones too; a departure without a boat names none',
  permission: read('sessions-calendar'),
  query: z.strictObject({ from: civilDate, to: civilDate }),
  reply: z.object({
    /** Today and the time of day, of the company: where the line of the hour stands. */
    today: z.string(),
    time: z.string(),
    boats: z.array(
      z.object({
        id,
        boat_name: z.string(),
        places: z.number().int(),
        status: z.string(),
        /** The last day on which it has every paper; null where none ends. */
        papers_until: z.string().nullable(),
      }),
    ),
    sessions: z.array(
      z.object({
        id,
        product: z.object({ id, name: z.string(), color: z.string() }),
        date: z.string(),
        start_time: z.string(),
        end_time: z.string(),
        status: z.string(),
        sale_state: z.enum(saleSettings).nullable(),
        boat_ids: z.array(id),
        taken: z.number().int(),
        total_capacity: z.number().int(),
        people: z.number().int(),
        people_limit: z.number().int().nullable(),
        guide_name: z.string().nullable(),
        sailor_name: z.string().nullable(),
        /** Made by a schedule, and whether somebody changed it by hand since. */
        schedule_id: id.nullable(),
        is_edited: z.boolean(),
        version: z.number().int(),
      }),
    ),
    blocks: z.array(
      z.object({
        id,
        reason: z.string(),
        kind: z.enum(blackoutKinds),
        scope: z.string(),
        /** What it names: a product, a boat or a city. */
        of_id: id.nullable(),
        days: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
        from_time: z.string().nullable(),
        until_time: z.string().nullable(),
      }),
    ),
  }),
});
export type Calendar = ReplyOf<typeof readCalendar>;

export const previewChange = endpoint({
  method: 'POST',
  path: '/sessions/:id/change-preview',
  of: 'sessions',
  summary:
    'What other hours or boats of a session would meet: what is in the way, who is booked and how many of them would be told; writes nothing',
  permission: may('sessions', 'update'),
  repeat: 'harmless',
  params: idParams,
  body: z.strictObject({
    date: civilDate,
    start_time: clockTime,
    end_time: clockTime,
    boat_ids: z.array(id).max(20),
  }),
  namesPeople: true,
  reply: z.object({
    /** What keeps it from being so; `past` of no boat. */
    conflicts: z.array(z.object({ code: z.enum(planConflicts), boat_id: id.nullable(), name: z.string() })),
    /** Whether day or time of those who are booked would be another. */
    is_moved: z.boolean(),
    people: z.number().int(),
    people_limit: z.number().int().nullable(),
    /** How many bookings a letter would reach. */
    told: z.number().int(),
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
  }),
});
