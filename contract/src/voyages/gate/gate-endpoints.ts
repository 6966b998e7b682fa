import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { positions } from '../../crew/positions.ts';
import { boatDocuments, type DocumentKind } from '../../fleet/boat-documents.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { recordOf } from '../../kit/record-of.ts';
import { civilDate } from '../../kit/values/time.ts';
import { planTriggers } from '../../maintenance/plans/plan-state.ts';
import { countKinds, marks, moments } from '../count/count-events.ts';
import { askedOfPeople, checkStates, gateCodes, gateModes, gateResults } from './gate-checks.ts';

const position = z.enum(positions).nullable();
const documentKind = z.enum(boatDocuments.fields.kind.options as [DocumentKind, ...DocumentKind[]]);

const facts = z.object({
  mode: z.enum(gateModes),
  date: z.string(),
  hours: z.number(),
  leaving: z.boolean(),
  boat: z.object({
    id,
    name: z.string(),
    capacity: z.number().nullable(),
    includes_crew: z.boolean(),
  }),
  papers: z
    .array(
      z.object({ id, kind: documentKind, number: z.string().nullable(), expires_on: z.string().nullable() }),
    )
    .max(200),
  people: z
    .array(z.object({ id, aboard: z.boolean(), lacks: z.array(z.enum(['name', ...askedOfPeople])).max(3) }))
    .max(2_000),
  crew: z
    .object({
      people: z.array(z.object({ id: id.nullable(), name: z.string(), position })).max(60),
      places: z.array(z.object({ position, may: z.array(id).max(60), warned: z.array(id).max(60) })).max(100),
      whole: z.boolean(),
      version: z.number().nullable(),
    })
    .nullable(),
  others: z.number(),
  rest: z
    .array(z.object({ id, name: z.string(), hours: z.number(), least: z.number() }))
    .max(60)
    .nullable(),
  stops: z
    .array(z.object({ id, kind: z.enum(['order', 'stop', 'boat']), title: z.string() }))
    .max(100)
    .nullable(),
  plans: z
    .array(
      z.object({
        id,
        task_id: id,
        title: z.string(),
        trigger: z.enum(planTriggers),
        every_days: z.number().nullable(),
        every_hours: z.number().nullable(),
        first_hours: z.number().nullable(),
        based_on: z.enum(['scheduled', 'completed']),
        warn_days: z.number(),
        warn_hours: z.number(),
        tolerance_days: z.number(),
        tolerance_hours: z.number(),
        due_on: z.string().nullable(),
        due_hours: z.number().nullable(),
        paused_until: z.string().nullable(),
        hours: z.number().nullable(),
      }),
    )
    .max(500)
    .nullable(),
  counted: z.number().nullable(),
  previous: z.array(z.object({ id, kind: z.enum(['voyage', 'count', 'missing']) })).max(100),
  released: z.array(z.object({ id, check: z.enum(gateCodes) })).max(100),
});

const departing = z.object({
  session_id: id.nullable(),
  product: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  boat_id: id,
  boat: z.string(),
  registration_no: z.string().nullable(),
  motor_id: id.nullable(),
  hours: z.number().nullable(),
  facts,
  /** Who is expected, as far as whoever asks may see it; documents and births with the right for health alone. */
  list: z
    .array(
      z.object({
        id,
        booking_id: id,
        name: z.string().nullable(),
        document: z.string().nullable(),
        birth_date: z.string().nullable(),
        fare: z.string().nullable(),
        aboard: z.boolean(),
      }),
    )
    .max(2_000),
  crew: z
    .array(z.object({ id: id.nullable(), name: z.string(), position, papers: z.array(z.string()).max(20) }))
    .max(60),
  /** The voyage this departure became, once it left. */
  voyage: z
    .object({
      id,
      status: z.string(),
      why: z.string().nullable(),
      departed_at: z.string().nullable(),
      returned_at: z.string().nullable(),
      steps: z.number(),
      people_out: z.number().nullable(),
    })
    .nullable(),
  seals: z
    .array(
      z.object({
        id,
        root: z.string(),
        result: z.enum(gateResults),
        amends: id.nullable(),
        sealed_at: z.string(),
        /** Whether somebody answered for it in words, where it left without being cleared. */
        answered: z.boolean(),
        people: z.array(id).max(2_000),
      }),
    )
    .max(100),
  said: z
    .array(
      z.object({
        id,
        kind: z.enum(countKinds),
        step: z.number(),
        at: z.string(),
        by: z.string(),
        moment: z.enum(moments).nullable(),
        counted: z.number().nullable(),
        people: z.array(id).max(2_000),
        mark: z.enum(marks).nullable(),
        check: z.enum(gateCodes).nullable(),
        text: z.string().nullable(),
      }),
    )
    .max(2_000),
});

export const readDepartureFacts = endpoint({
  method: 'GET',
  path: '/departure-facts',
  summary:
    'What is known of every boat of every departure of a day: what the gate decides by, who is expected, and what was said of those that left; made for a phone that keeps the day',
  permission: may('logbook', 'read'),
  query: z.strictObject({ date: civilDate.optional() }),
  reply: z.object({
    date: z.string(),
    made_at: z.string(),
    zone: z.string(),
    company: z.object({ id, name: z.string() }),
    /** Whether who asks may see what a seal holds; without it the server seals. */
    seals: z.boolean(),
    harbour_phone: z.string().nullable(),
    data: z.array(departing).max(500),
  }),
});
export type DayFacts = ReplyOf<typeof readDepartureFacts>;
export type Departing = DayFacts['data'][number];

export const readDepartureGate = endpoint({
  method: 'GET',
  path: '/departure-gate',
  summary:
    'Whether each boat of each departure of a day may cast off, and why not; one pure function over `/departure-facts`',
  permission: may('logbook', 'read'),
  query: z.strictObject({ date: civilDate.optional() }),
  reply: z.object({
    date: z.string(),
    data: z
      .array(
        z.object({
          session_id: id.nullable(),
          product: z.string(),
          start_time: z.string(),
          boat_id: id,
          boat: z.string(),
          result: z.enum(gateResults),
          checks: z
            .array(
              z.object({
                code: z.enum(gateCodes),
                state: z.enum(checkStates),
                weighs: z.enum(['ok', 'avisa', 'impede']),
                legal: z.boolean(),
                sentence: z.string(),
                /** The sentence by its text and what it fills in, for whoever reads another language. */
                says: z.object({
                  key: z.string(),
                  values: recordOf(z.string().max(40), z.union([z.string(), z.number()]), 10),
                }),
                evidence: z.array(z.string()).max(2_000),
                released: z.string().nullable(),
              }),
            )
            .max(20),
        }),
      )
      .max(500),
  }),
});
