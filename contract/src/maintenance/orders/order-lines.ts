import type { Fault } from '../../kit/problem.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { lineTypes } from '../../kit/values/checklist-line.ts';
import { ordersWords } from './texts/texts.ts';

/** What is looked at, each with what was said of it: a mark, a number, words or a picture. */
export const orderChecks = defineResource({
  name: 'work-order-checks',
  of: 'work-orders',
  texts: ordersWords,
  title: 'label',
  fields: {
    order_id: f.parent('work-orders'),
    label: f.text({ required: true, search: true }),
    type: f.choice(lineTypes, { fallback: 'check' }),
    required: f.boolean({ hint: true }),
    least: f.decimal({ min: -999_999, max: 999_999, digits: 3 }),
    most: f.decimal({ min: -999_999, max: 999_999, digits: 3 }),
    done: f.boolean(),
    number: f.decimal({ min: -999_999, max: 999_999, digits: 3 }),
    answer: f.text({ max: 500 }),
    photo: f.file({ accept: 'image' }),
    note: f.text({ max: 500 }),
    place: f.place(),
  },
  belonging: {
    type: { check: ['done'], number: ['least', 'most', 'number'], text: ['answer'], photo: ['photo'] },
  },
  rules: ({ number, least, most }) => boundFaults(number, least, most),
});

function boundFaults(number: number | null, least: number | null, most: number | null): Fault[] {
  if (least !== null && most !== null && most < least)
    return [{ pointer: '/most', code: 'too-small', params: { minimum: least } }];
  if (number === null) return [];
  if (least !== null && number < least)
    return [{ pointer: '/number', code: 'too-small', params: { minimum: least } }];
  return most !== null && number > most
    ? [{ pointer: '/number', code: 'too-large', params: { maximum: most } }]
    : [];
}

/** What it takes: out of the own stock, where closing the order posts it, or bought for it, which is a cost. */
export const orderParts = defineResource({
  name: 'work-order-parts',
  of: 'work-orders',
  texts: ordersWords,
  title: 'source',
  fields: {
    order_id: f.parent('work-orders'),
    source: f.choice(['stock', 'bought'], { fallback: 'stock' }),
    item_id: f.reference('stock', { required: true }),
    location_id: f.reference('stock-locations', { hint: true }),
    planned: f.decimal({ max: 999_999, digits: 3 }),
    used: f.decimal({ max: 999_999, digits: 3, hint: true }),
    note: f.text({ search: true }),
  },
  computed: {
    /** How much more it takes than there is. */
    lacks: f.decimal({ max: 999_999, digits: 3 }),
  },
});

/** Who worked on it, and for how long. */
export const orderLabour = defineResource({
  name: 'work-order-labour',
  of: 'work-orders',
  texts: ordersWords,
  title: 'who',
  fields: {
    order_id: f.parent('work-orders'),
    who: f.text({ required: true, max: 80, search: true }),
    worked_on: f.date({ past: true }),
    // A day has no more.
    minutes: f.integer({ required: true, min: 1, max: 1440 }),
    rate: f.money({ hint: true }),
  },
});

/** What was paid for it beside parts and labour of the house. */
export const orderCosts = defineResource({
  name: 'work-order-costs',
  of: 'work-orders',
  texts: ordersWords,
  title: 'what',
  fields: {
    order_id: f.parent('work-orders'),
    what: f.text({ required: true, search: true }),
    supplier_id: f.reference('suppliers'),
    amount: f.money({ required: true }),
    confirmed: f.boolean({ hint: true }),
    file: f.file(),
  },
});

/** What people say of it meanwhile. */
export const orderComments = defineResource({
  name: 'work-order-comments',
  of: 'work-orders',
  texts: ordersWords,
  title: 'comment',
  fields: {
    order_id: f.parent('work-orders'),
    comment: f.text({ required: true, max: 500, search: true }),
  },
});
