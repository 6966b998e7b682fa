import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { boatObstacles } from './boat-obstacles.ts';

const boat = z.object({
  boat_id: id,
  boat_name: z.string(),
  /** How many it carries. */
  places: z.number().int(),
  /** What keeps it from the departure; nothing where it can take it. `what` says which, `from` and `until` when it is elsewhere. */
  obstacle: z.enum(boatObstacles).nullable(),
  what: z.string().nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
});

const departure = z.object({
  session_id: id,
  version: z.number().int(),
  product: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  bookings: z.number().int(),
  people: z.number().int(),
  paid: z.number(),
  /** The boats it has, the one that stays ashore among them. */
  boat_ids: z.array(id),
  boats: z.array(boat),
  /** Seats that were sold on it although the boat had stopped, by whom and why. */
  in_spite: z.array(
    z.object({ code: z.string(), people: z.number().int(), reason: z.string(), by: z.string().nullable() }),
  ),
});

/** A departure that sails with another boat; it may have its own back while that is free. */
const exchanged = z.object({
  session_id: id,
  version: z.number().int(),
  product: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  boat_ids: z.array(id),
  boat_names: z.array(z.string()),
  is_free: z.boolean(),
});

/** More than these a boat does not sail while somebody repairs it. */
export const mostAffected = 200;

export const readAffected = endpoint({
  method: 'GET',
  path: '/work-orders/:id/affected',
  of: 'work_orders',
  summary: `The departures a boat out of service is still in, ${mostAffected} of them, each with every other boat, those that can take it first; \`solved\` are those that were sold when it stopped and are no longer on it`,
  permission: may('work-orders', 'read'),
  params: idParams,
  reply: z.object({
    /** The boat that stays ashore; nothing where the order keeps none. */
    boat_id: id.nullable(),
    boat_name: z.string(),
    open: z.number().int(),
    solved: z.number().int(),
    hasMore: z.boolean(),
    data: z.array(departure),
    exchanged: z.array(exchanged),
  }),
});
export type AffectedDeparture = ReplyOf<typeof readAffected>['data'][number];
export type ExchangedDeparture = ReplyOf<typeof readAffected>['exchanged'][number];
export type OtherBoat = AffectedDeparture['boats'][number];
