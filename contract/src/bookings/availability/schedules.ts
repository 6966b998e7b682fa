import { toldOf } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { needed } from '../../kit/resource/rules.ts';
import { bookingsWords } from '../texts/texts.ts';

/** How a schedule, or a departure by itself, is sold: `call` by who may change departures alone, `hidden` by nobody and shown to nobody. */
export const saleSettings = ['open', 'closed', 'call', 'hidden'] as const;
export type SaleSetting = (typeof saleSettings)[number];

/** No departure lasts longer: its end is said by a time of day. */
export const longestDeparture = 1440;

/** At what time of its days a schedule sails; what stands empty is the schedule's, or the product's. */
export const scheduleTimes = defineResource({
  name: 'schedule-times',
  of: 'schedules',
  subject: 'manage-availability',
  texts: bookingsWords,
  title: 'label',
  fields: {
    schedule_id: f.parent('schedules'),
    label: f.text({ required: true, max: 40, search: true, hint: true }),
    start_time: f.time({ required: true, sort: true }),
    duration_min: f.duration({ min: 1, max: longestDeparture }),
    capacity: f.integer({ min: 1, max: 2000 }),
    boat_id: f.reference('boats'),
  },
});

/** A day on which a schedule is not itself: left out, as a whole or at one time, with one time more, or with another time. */
export const scheduleExceptions = defineResource({
  name: 'schedule-exceptions',
  of: 'schedules',
  subject: 'manage-availability',
  texts: bookingsWords,
  title: 'kind',
  fields: {
    schedule_id: f.parent('schedules'),
    date: f.date({ required: true, sort: true }),
    kind: f.choice(['skip', 'extra', 'change'], { fallback: 'skip' }),
    slot_time: f.time({ hint: true }),
    new_time: f.time(),
    reason: f.text({ max: 200, search: true }),
  },
  belonging: { kind: { skip: ['slot_time'], extra: ['slot_time'], change: ['slot_time', 'new_time'] } },
  rules: (exception) => [
    ...(exception.kind === 'skip' ? [] : needed(exception, 'slot_time')),
    ...(exception.kind === 'change' ? needed(exception, 'new_time') : []),
  ],
});

/**
 * A season of a product, typed once: weekdays of a season or of dates of its own, and the times of those days. It is what is
 * being worked on; departures follow what of it was applied.
 */
export const schedules = defineResource({
  name: 'schedules',
  subject: 'manage-availability',
  texts: bookingsWords,
  title: 'name',
  told: { ...toldOf(scheduleTimes), ...toldOf(scheduleExceptions), applied_version: f.integer() },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    product_id: f.reference('products', { required: true, filter: true }),
    active: f.boolean({ fallback: true, filter: true }),
    state: f.choice(saleSettings, { fallback: 'open', filter: true, hint: true }),
    weekdays: f.weekdays(),
    season_id: f.reference('price-seasons'),
    dates: f.dayRanges(),
    capacity: f.integer({ min: 1, max: 2000, hint: true }),
    boat_choice: f.choice(['automatic', 'chosen'], { fallback: 'automatic', hint: true }),
    boat_ids: f.references('boats', { max: 20 }),
    guide_name: f.text({ max: 80 }),
  },
  asks: { days: f.choice(['season', 'dates'], { fallback: 'dates' }) },
  belonging: {
    days: { season: ['season_id'], dates: ['dates'] },
    boat_choice: { automatic: [], chosen: ['boat_ids'] },
  },
  rules: ({ weekdays, season_id, dates }) => {
    const hasDates = dates !== null && dates.length > 0;
    return [
      ...(weekdays !== null && weekdays.length === 0 ? [{ pointer: '/weekdays', code: 'required' }] : []),
      ...(season_id !== null && hasDates ? [{ pointer: '/dates', code: 'season-or-dates' }] : []),
      ...(season_id === null && !hasDates ? [{ pointer: '/dates', code: 'required' }] : []),
    ];
  },
  computed: {
    /** How far what is applied is from what is written here. */
    application: f.choice(['new', 'changed', 'applied'], { fallback: 'new' }),
    applied_version: f.integer(),
    /** When it sails on each of its days. */
    times: f.text(),
    /** The last day departures of it are there for. */
    made_until: f.date(),
  },
});
