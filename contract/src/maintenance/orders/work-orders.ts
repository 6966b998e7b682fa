import { toldOf } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { needed } from '../../kit/resource/rules.ts';
import { severities } from '../alerts.ts';
import { orderChecks, orderComments, orderCosts, orderLabour, orderParts } from './order-lines.ts';
import { holdKinds, orderKinds, orderStates, stops } from './order-states.ts';
import { ordersWords } from './texts/texts.ts';

/**
 * One job on a boat. Its downtime is a block of that boat, so that sales, calendar and sessions know it without asking here;
 * when it really began and ended is what its moves say.
 */
export const workOrders = defineResource({
  name: 'work-orders',
  texts: ordersWords,
  title: 'title',
  order: '-created_at',
  told: {
    ...toldOf(orderChecks),
    ...toldOf(orderParts),
    ...toldOf(orderLabour),
    ...toldOf(orderCosts),
    ...toldOf(orderComments),
  },
  fields: {
    title: f.text({ required: true, search: true }),
    status: f.state(orderStates, {
      start: 'open',
      filter: true,
      moves: {
        scheduling: { from: ['open'], to: 'scheduled' },
        beginning: { from: ['open', 'scheduled'], to: 'in_progress' },
        holding: { from: ['in_progress'], to: 'on_hold', reason: 'optional' },
        resumption: { from: ['on_hold'], to: 'in_progress' },
        completion: { from: ['in_progress'], to: 'done' },
        // What was done is what the book of the boat says.
        closing: { from: ['done'], to: 'closed', reason: 'required' },
        cancellation: {
          from: ['open', 'scheduled', 'in_progress', 'on_hold'],
          to: 'cancelled',
          reason: 'required',
          isLater: true,
        },
      },
    }),
    kind: f.choice(orderKinds, { fallback: 'corretiva', filter: true }),
    priority: f.choice(severities, { fallback: 'media', filter: true }),
    boat_id: f.reference('boats', { required: true, filter: true }),
    motor_id: f.reference('motors', { filter: true }),
    plan_asset_id: f.reference('plan-assets', { filter: true }),
    assignee_id: f.reference('users', { filter: true }),
    supplier_id: f.reference('suppliers', { filter: true }),
    planned: f.dateRange({ most: 366, sort: true, filter: 'range' }),
    /** What it waits for. */
    hold_kind: f.choice(holdKinds, { filter: true, hint: true }),
    blocks_sailing: f.choice(stops, { fallback: 'no', filter: true, hint: true }),
    downtime: f.dateRange({ most: 366 }),
    from_time: f.time({ hint: true }),
    until_time: f.time({ hint: true }),
    /** What the dial said when it was done. */
    hours: f.decimal({ max: 999_999, digits: 1, hint: true }),
    description: f.longText(),
    files: f.files({ max: 12 }),
  },
  belonging: {
    blocks_sailing: {
      no: [],
      planned: ['downtime', 'from_time', 'until_time'],
      now: ['downtime', 'from_time', 'until_time'],
    },
  },
  computed: {
    /** `OS-2026-0001`, by the year of the company. */
    code: f.text({ max: 20 }),
    /** Of how many of its parts there is less than it takes. */
    lacking: f.integer(),
  },
  sought: {
    /** It is still to be done, and the last day it was planned for is over. */
    late: f.choice(['yes'], { filter: true }),
  },
  rules: (order) => {
    const { status, blocks_sailing, downtime, from_time, until_time } = order;
    const [from, to] = [downtime?.from ?? null, downtime?.to ?? null];
    const isOneDay = from !== null && from === to;
    const isBackwards = isOneDay && from_time !== null && until_time !== null && until_time <= from_time;
    const isStopping = blocks_sailing === 'planned' || blocks_sailing === 'now';
    // What happened has no end yet.
    const isHalf = downtime !== null && (from === null || (blocks_sailing === 'planned' && to === null));
    return [
      ...(status === 'scheduled' ? needed(order, 'planned') : []),
      ...(status === 'on_hold' ? needed(order, 'hold_kind') : []),
      ...(isStopping ? needed(order, 'downtime') : []),
      ...(isStopping && isHalf ? [{ pointer: '/downtime', code: 'both-days' }] : []),
      ...(isStopping && isBackwards ? [{ pointer: '/until_time', code: 'backwards' }] : []),
    ];
  },
});
