import { z } from 'zod';
import { read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { lineKinds } from './lines/lines.ts';

const amount = z.number();
const line = z.object({
  code: z.string(),
  /** Nothing where it is divided by nought; of a share its hundredths of a per cent. */
  amount: amount.nullable(),
  unit: z.enum(['money', 'share']),
});
export type ResultRow = z.output<typeof line>;

/** A line as the company draws it; without words of its own it is called as usual. */
const drawnLine = z.object({
  code: z.string(),
  kind: z.enum(lineKinds),
  name: z.record(z.string(), z.string().nullable()).nullable(),
});
export type DrawnLine = z.output<typeof drawnLine>;
const drawn = z.array(drawnLine).max(200);

/** When something counts: on the day it is for, or on the day its money moves. */
export const regimes = ['competence', 'cash'] as const;

const period = {
  from: civilDate,
  to: civilDate,
  boat_id: id.optional(),
  product_id: id.optional(),
  cost_centre_id: id.optional(),
};
/** The longest period of one report. */
export const mostReportDays = 1_830;

export const readResults = endpoint({
  method: 'GET',
  path: '/finance/dre',
  summary: 'The statement of results of a period: what was earned, or what was paid',
  permission: read('reports-dre'),
  query: z.object({ ...period, regime: z.enum(regimes).default('competence') }),
  reply: z.object({
    lines: z.array(line).max(200),
    drawn,
    /** What stands on accounts without a line. */
    without_line: amount,
    /** What others are a share of, however the lines are drawn. */
    net_revenue: amount,
  }),
});
export type Results = ReplyOf<typeof readResults>;

/** As many months as the line of a year has. */
export const courseMonths = 12;

export const readResultCourse = endpoint({
  method: 'GET',
  path: '/finance/dre/course',
  summary: 'Twelve months of results, the last one that of a day: by what each earned and by what it left',
  permission: read('reports-dre'),
  query: z.object({
    on: civilDate,
    boat_id: id.optional(),
    product_id: id.optional(),
    cost_centre_id: id.optional(),
    regime: z.enum(regimes).default('competence'),
  }),
  reply: z.object({
    data: z
      .array(z.object({ month: z.string(), net_revenue: amount, ebitda: amount, result: amount }))
      .max(courseMonths),
  }),
});
export type ResultCourse = ReplyOf<typeof readResultCourse>;

const sailing = z.object({
  session_id: id,
  date: z.string(),
  start_time: z.string(),
  product: z.string(),
  boat: z.string().nullable(),
  people: z.number().int(),
  lines: z.array(line).max(200),
  /** What is left before anything that no departure caused. */
  margin: amount,
  margin_per_person: amount.nullable(),
});

export const readSailings = endpoint({
  method: 'GET',
  path: '/finance/sailings',
  summary: 'The same postings by departure; with what belongs to none they come to the statement of results',
  permission: read('reports-dre'),
  query: z.object(period),
  reply: z.object({
    data: z.array(sailing).max(5_000),
    drawn,
    without: z.object({ lines: z.array(line).max(200), margin: amount }),
    total: z.object({ lines: z.array(line).max(200), margin: amount }),
  }),
});
export type Sailings = ReplyOf<typeof readSailings>;
export type SailingRow = Sailings['data'][number];
