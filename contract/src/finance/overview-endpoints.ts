import { z } from 'zod';
import { read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { allocationKeys } from './accounts.ts';

const amount = z.number();

/** The days of the line of money. */
export const overviewDays = 90;

export const readOverview = endpoint({
  method: 'GET',
  path: '/finance/overview',
  summary:
    'Money now by account with the line of ninety days, the result of the month, what is owed on both sides and what of it is late',
  permission: read('finance-management'),
  reply: z.object({
    money: z
      .array(
        z.object({
          id,
          code: z.string(),
          name: z.string().nullable(),
          role: z.string().nullable(),
          balance: amount,
        }),
      )
      .max(200),
    course: z.array(z.object({ date: z.string(), balance: amount })).max(overviewDays + 1),
    /** Of the month that runs. */
    result: amount,
    receivable: amount,
    payable: amount,
    overdue_receivable: amount,
    overdue_payable: amount,
    /** What customers paid of departures to come. */
    advances: amount,
  }),
});
export type Overview = ReplyOf<typeof readOverview>;

const month = z.object({
  from: z.string(),
  to: z.string(),
  net_revenue: amount,
  gross_profit: amount,
  ebitda: amount,
  result: amount,
});
export const readReportSummary = endpoint({
  method: 'GET',
  path: '/finance/reports/summary',
  summary: 'The month that runs and the one before by four figures of their statements',
  permission: read('reports-dre'),
  reply: z.object({ now: month, before: month }),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/finance/categories',
  summary: 'What money is for: the accounts of the results, with how each is shared over departures',
  permission: { anyOf: [read('finance-management'), read('financial')] },
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          code: z.string(),
          name: z.string().nullable(),
          line: z.string().nullable(),
          kind: z.enum(['income', 'cost']),
          allocation: z.enum(allocationKeys),
        }),
      )
      .max(500),
  }),
});

/** How many weeks the money is told back and ahead. */
export const forecastWeeks = 13;
/** Since how many days something is late; the first is not due yet. */
export const ages = ['0', '30', '60', '90', 'more'] as const;
export type Age = (typeof ages)[number];

const days = { from: z.string(), to: z.string() };
export const readForecast = endpoint({
  method: 'GET',
  path: '/finance/forecast',
  summary:
    'Money at the end of thirteen weeks back and ahead by what is due, with what departures to come still bring; and how late what is open is, on both sides',
  permission: read('finance-management'),
  reply: z.object({
    weeks: z
      .array(
        z.object({
          ...days,
          balance: amount,
          /** Of a week to come: what is due of entries, received above paid, and what its departures are still owed. */
          entries: amount,
          departures: amount,
          /** What all departures until then would bring on top. */
          on_top: amount,
        }),
      )
      .max(2 * forecastWeeks + 1),
    ageing: z
      .array(
        z.object({
          age: z.enum(ages),
          /** Due between these days; of what is late for longest only until when. */
          from: z.string().nullable(),
          to: z.string().nullable(),
          receivable: amount,
          payable: amount,
        }),
      )
      .max(ages.length),
  }),
});
export type Forecast = ReplyOf<typeof readForecast>;
