import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { civilDate } from '../../kit/values/time.ts';
import { planStates } from './plan-state.ts';

const service = z.object({
  /** Of what the plan is kept for. */
  id,
  task_id: id,
  title: z.string(),
  name: z.string(),
  motor: z.string().nullable(),
  boat_id: id.nullable(),
  boat: z.string().nullable(),
  /** The day it falls due; one that is late has a day that is gone. */
  date: z.string(),
  /** The day follows from how much the engine ran in the last 28 days. */
  foreseen: z.boolean(),
  state: z.enum(planStates),
  by: z.enum(['date', 'hours']).nullable(),
  due_on: z.string().nullable(),
  due_hours: z.number().nullable(),
  days_left: z.number().nullable(),
  hours_left: z.number().nullable(),
});

export const readMaintenanceForecast = endpoint({
  method: 'GET',
  path: '/maintenance-forecast',
  summary:
    'What falls due by day, late ones first: by date, or on the day foreseen from what the engine ran in the last 28 days; with the days on which a boat sails with people who bought a place. 90 days from today unless said otherwise',
  permission: may('maintenance-tasks', 'read'),
  query: z.strictObject({ from: civilDate.optional(), to: civilDate.optional() }),
  reply: z.object({
    data: z.array(service),
    sold: z.array(z.object({ boat_id: id, date: z.string(), departures: z.number().int() })),
    /** Of so many nobody can tell the day: their engine was not read, or stands still. */
    undated: z.number().int(),
    hasMore: z.boolean(),
  }),
});

export type Forecast = ReplyOf<typeof readMaintenanceForecast>;
export type ForecastService = Forecast['data'][number];
export type SoldDay = Forecast['sold'][number];
