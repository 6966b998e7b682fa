import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { optionalText } from '../../kit/values/text.ts';
import { civilDate } from '../../kit/values/time.ts';

export const allotmentRow = z.object({
  id,
  partner: z.object({ id, name: z.string() }),
  session_id: id,
  product: z.object({ id, name: z.string(), color: z.string() }),
  date: z.string(),
  start_time: z.string(),
  starts_at: z.string(),
  seats: z.number().int(),
  used: z.number().int(),
  /** What the partner may still sell of it. */
  left: z.number().int(),
  /** Free for everybody in that departure, beside it. */
  free: z.number().int(),
  release_hours: z.number().int(),
  releases_at: z.string(),
  released_at: z.string().nullable(),
  returned_seats: z.number().int().nullable(),
  note: z.string().nullable(),
});
export type AllotmentRow = z.output<typeof allotmentRow>;

export const mostAllotments = 500;

export const listAllotments = endpoint({
  method: 'GET',
  path: '/seat-allotments',
  summary:
    'Seats that are kept for partners, those that are given back next first; of a departure, of a partner, of days',
  permission: read('reservas-externas'),
  query: z.strictObject({
    session_id: id.optional(),
    partner_id: id.optional(),
    from: civilDate.optional(),
    to: civilDate.optional(),
    /** With those that were given back already. */
    released: z.enum(['true', 'false']).default('false'),
  }),
  reply: z.object({ data: z.array(allotmentRow) }),
});

export const createAllotments = endpoint({
  method: 'POST',
  path: '/seat-allotments',
  summary:
    'Keeps seats for a partner in one departure, or in each of a product between two days on some weekdays. Where there is no room, or it has some already, the departure is told and left as it is',
  permission: may('reservas-externas', 'create'),
  body: z.strictObject({
    partner_id: id,
    seats: z.number().int().min(1).max(2000),
    release_hours: z.number().int().min(0).max(2160).default(24),
    note: optionalText(200),
    session_id: id.optional(),
    filter: z
      .strictObject({
        product_id: id,
        from: civilDate,
        to: civilDate,
        /** 1 is Monday; none is every day. */
        weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
      })
      .optional(),
  }),
  reply: z.object({
    made: z.array(allotmentRow),
    /** Departures that were left as they are: the first reason that holds. */
    left: z.array(
      z.object({
        session_id: id,
        date: z.string(),
        start_time: z.string(),
        why: z.enum(['there', 'no-room', 'past']),
        free: z.number().int(),
      }),
    ),
  }),
  status: 201,
});

export const updateAllotment = endpoint({
  method: 'PATCH',
  path: '/seat-allotments/:id',
  of: 'seat_allotments',
  summary:
    'Keeps more or fewer seats, never fewer than were sold of them, or gives them back at another hour',
  permission: may('reservas-externas', 'update'),
  params: idParams,
  body: z.strictObject({
    seats: z.number().int().min(1).max(2000).optional(),
    release_hours: z.number().int().min(0).max(2160).optional(),
    note: optionalText(200).optional(),
  }),
  reply: allotmentRow,
});

export const releaseAllotment = endpoint({
  method: 'POST',
  path: '/seat-allotments/:id/release',
  of: 'seat_allotments',
  summary: 'Gives back now what was not sold of them; once, however often it is asked',
  permission: may('reservas-externas', 'update'),
  params: idParams,
  repeat: 'harmless',
  body: z.strictObject({}),
  reply: allotmentRow,
});
