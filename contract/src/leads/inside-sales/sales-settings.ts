import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id } from '../../kit/page.ts';
import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { leadsWords } from '../texts/texts.ts';
import { isShift, type Shift } from './working-hours.ts';

/** What a company decided about who calls whom, and when. People and hours stand in its trail as they are read. */
export const salesSettings = defineEntity({
  name: 'sales-settings',
  live: 'inside-sales',
  texts: leadsWords,
  title: 'first_contact_minutes',
  fields: {
    first_contact_minutes: f.integer({ min: 1, max: 10_080 }),
    hours: f.text({ max: 400 }),
    days_off: f.text({ max: 2000 }),
    round: f.text({ max: 2000 }),
    absent: f.text({ max: 2000 }),
    aim: f.integer({ max: 100 }),
    cadence: f.text({ max: 80 }),
  },
});

/** Of a company that decided nothing yet: Monday to Friday from nine to six. */
export const untouchedHours: readonly Shift[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '09:00',
  to: '18:00',
}));

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const people = z.array(id).max(200);

const held = {
  first_contact_minutes: z.number().int().min(1).max(10_080),
  /** Hours of work by weekday, Monday is 1; what ends before it begins ends on the next day. */
  hours: z
    .array(z.strictObject({ weekday: z.number().int().min(1).max(7), from: time, to: time }).refine(isShift))
    .max(21),
  days_off: z.array(z.iso.date()).max(200),
  /** Who is given new leads in turn, by how many each has open. */
  round_ids: people,
  /** Whose leads others see until they are back. */
  absent_ids: people,
  /** How many of a hundred first contacts are to be made in time. */
  aim: z.number().int().min(0).max(100),
  /** Begins with each new lead. */
  cadence_id: id.nullable(),
};
const version = z.number().int();

export const readSalesSettings = endpoint({
  method: 'GET',
  path: '/sales-settings',
  summary: 'Minutes to the first contact, hours of work, days off, who takes part in the round, and the aim',
  permission: may('inside-sales', 'read'),
  reply: z.object({
    ...held,
    version,
    /** Who could call people: the company’s own who may sign in. */
    sellers: z.array(z.object({ id, name: z.string() })),
  }),
});

export const updateSalesSettings = endpoint({
  method: 'PUT',
  path: '/sales-settings',
  summary: 'Says how inside sales works; what was promised to a lead before stays',
  permission: may('inside-sales', 'update'),
  body: z.strictObject({ ...held, version: version.min(0) }),
  reply: readSalesSettings.reply,
});

export type SalesSettings = ReplyOf<typeof readSalesSettings>;
