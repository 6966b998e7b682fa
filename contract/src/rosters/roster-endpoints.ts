import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { assignment, departure, person, reason, shift } from './shapes.ts';
import { rosterStates, shiftKinds } from './states.ts';

/** More of one week is not shown. */
export const mostDepartures = 500;
export const mostPeople = 300;

const weekParams = z.object({ week: civilDate });
const version = z.int().min(0);

export const readRoster = endpoint({
  method: 'GET',
  path: '/rosters',
  summary:
    'The week of a day from Monday on: departures with the places nobody has, shifts, who works on them and what speaks against it, and everybody who could',
  permission: may('rosters', 'read'),
  namesPeople: true,
  query: z.strictObject({ week: civilDate.optional() }),
  reply: z.object({
    today: z.string(),
    week: z.string(),
    status: z.enum(rosterStates),
    /** 0 before anything of the week was written. */
    version: z.number().int(),
    published_at: z.string().nullable(),
    departures: z.array(departure),
    shifts: z.array(shift),
    assignments: z.array(assignment),
    people: z.array(person),
    counts: z.object({
      open: z.number().int(),
      unconfirmed: z.number().int(),
      unfit: z.number().int(),
      changed: z.number().int(),
    }),
  }),
});
export type Board = z.output<typeof readRoster.reply>;

const toTell = z.object({
  crew_id: id,
  name: z.string(),
  /** Whether there is an address to write to. */
  reached: z.boolean(),
  changes: z.array(
    z.object({
      kind: z.enum(['new', 'changed', 'gone']),
      date: z.string(),
      starts_at: z.string(),
      what: z.string(),
    }),
  ),
});
export type ToTell = z.output<typeof toTell>;

export const previewPublication = endpoint({
  method: 'GET',
  path: '/rosters/:week/publication',
  summary: 'Whom publishing the week would tell what, and which duties keep it from being published',
  permission: may('rosters', 'read'),
  namesPeople: true,
  params: weekParams,
  reply: z.object({
    version: z.number().int(),
    open: z.number().int(),
    people: z.array(toTell),
    blocked: z.array(
      z.object({
        id,
        name: z.string(),
        date: z.string(),
        start_time: z.string(),
        /** The departure; nothing for a shift, which has a kind. */
        product: z.string().nullable(),
        kind: z.enum(shiftKinds).nullable(),
        /** Only what keeps the person away. */
        against: z.array(reason),
      }),
    ),
  }),
});

export const publishRoster = endpoint({
  method: 'POST',
  path: '/rosters/:week/publication',
  summary:
    'Publishes the week: one letter to everybody whose own duties are other than what they were told last; twice tells nobody twice',
  permission: may('rosters', 'update'),
  params: weekParams,
  body: z.strictObject({ version }),
  reply: z.object({ status: z.enum(rosterStates), version: z.number().int(), told: z.number().int() }),
});

export const lockRoster = endpoint({
  method: 'POST',
  path: '/rosters/:week/lock',
  summary: 'Locks a week that is over; what was expected is done, and corrections need a reason',
  permission: may('rosters', 'update'),
  params: weekParams,
  body: z.strictObject({ version }),
  reply: z.object({ status: z.enum(rosterStates), version: z.number().int(), done: z.number().int() }),
});

export const rosterSheet = endpoint({
  method: 'GET',
  path: '/rosters/sheet',
  summary: 'Who worked how much between two days, as CSV: trips, days, hours and amount of each person',
  permission: may('rosters', 'read'),
  namesPeople: true,
  query: z.strictObject({ from: civilDate, to: civilDate }),
  gives: 'csv',
  reply: z.string(),
});
