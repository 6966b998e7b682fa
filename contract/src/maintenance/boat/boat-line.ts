import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { civilDate } from '../../kit/values/time.ts';
import { lineKinds } from './line-kinds.ts';

/** So many days before and after today are shown where nothing else is asked. */
export const lineDays = 90;
/** The longest time line. */
export const mostLineDays = 366;
/** Of each kind no more than these are told. */
export const mostLineFacts = 300;

const fact = z.object({
  id,
  kind: z.enum(lineKinds),
  from: civilDate,
  /** Its last day; nothing where it goes on until somebody ends it. */
  until: civilDate.nullable(),
  /** By the clock of the company, where it is not the whole day. */
  from_time: z.string().nullable(),
  until_time: z.string().nullable(),
  title: z.string(),
  note: z.string().nullable(),
  /** A state or a kind of its own register. */
  state: z.string().nullable(),
  /** The page with the row behind it, where the reader may open it. */
  path: z.string().nullable(),
  /** The day follows from how much an engine runs. */
  foreseen: z.boolean(),
  /** It keeps the boat ashore today. */
  blocks: z.boolean(),
});

export const readBoatLine = endpoint({
  method: 'GET',
  path: '/boats/:id/maintenance',
  of: 'boats',
  summary: `The time line of a boat: plans by the day they fall due, orders, stops, what was done, papers and what other modules tell, ${lineDays} days before and after today unless said otherwise; what keeps it ashore today, and hours and money of the last twelve months`,
  permission: may('maintenance-logs', 'read'),
  params: idParams,
  query: z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }),
  reply: z.object({
    boat_name: z.string(),
    /** What a person said of the boat. */
    status: z.string(),
    today: civilDate,
    from: civilDate,
    to: civilDate,
    data: z.array(fact),
    /** What keeps it ashore today, also where it began before these days. */
    obstacles: z.array(fact),
    /** The last twelve months: the hours of the engine that ran most, and what the book says was paid. */
    months: z.array(z.object({ month: z.string(), hours: z.number(), cost: z.number() })),
  }),
});
export type BoatLine = ReplyOf<typeof readBoatLine>;
export type LineFact = BoatLine['data'][number];
