import { z } from 'zod';
import { read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { locales } from '../kit/language/locale.ts';
import { id } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { leads } from '../leads/leads.ts';

const dashboard = read('dashboard');
const count = z.number().int();
/** When what is told was counted: now, or up to two minutes ago of a company with very many leads. */
const counted = { counted_at: z.iso.datetime(), is_summary: z.boolean() };
/** Each text in the five languages, for whoever may read it. */
const words = z.object(Object.fromEntries(locales.map((locale) => [locale, z.string()])) as LocaleShape);
type LocaleShape = Record<(typeof locales)[number], z.ZodString>;

export const readDashboardStats = endpoint({
  method: 'GET',
  path: '/dashboard/stats',
  summary:
    'All leads of the company, how many converted as the cards count it, what those were offered, and the share in percent; nothing for whoever may not read leads',
  permission: dashboard,
  reply: z.object({
    ...counted,
    figures: z.object({ leads: count, conversions: count, value: z.number(), rate: z.number() }).nullable(),
  }),
});
export type DashboardStats = ReplyOf<typeof readDashboardStats>;

const sums = z.object({ leads: count, conversions: count, value: z.number() });
const month = sums.extend({ month: z.string(), from: z.string(), to: z.string(), is_running: z.boolean() });

export const readDashboardCharts = endpoint({
  method: 'GET',
  path: '/dashboard/charts',
  summary:
    'Leads by month, by tag and by product, and conversions as the charts count them; six months until today unless days are given, two years at most; nothing for whoever may not read leads',
  permission: dashboard,
  query: z.strictObject({
    from: civilDate.optional(),
    to: civilDate.optional(),
    product_id: id.optional(),
    source: z.enum(leads.fields.source.options as [string, ...string[]]).optional(),
    owner_id: id.optional(),
  }),
  reply: z.object({
    ...counted,
    from: z.string(),
    to: z.string(),
    figures: z
      .object({
        months: z.array(month),
        total: sums,
        /** As many months before, as far into their last one. */
        before: sums.extend({ from: z.string(), to: z.string() }),
        /** Leads with a tag, the tags they have, most of them first, and the leads that have one beyond the first five. */
        tagged: count,
        tags: z.array(z.object({ id, name: z.string(), color: z.string(), leads: count })),
        other_tagged: count,
        /** Most wanted first, what has none last; `leads` month by month. */
        products: z.array(
          z.object({
            id: id.nullable(),
            name: z.string().nullable(),
            color: z.string().nullable(),
            leads: z.array(count),
          }),
        ),
      })
      .nullable(),
  }),
});
export type DashboardCharts = ReplyOf<typeof readDashboardCharts>;
export type ChartFigures = NonNullable<DashboardCharts['figures']>;
/** The slices of the pie beside that of all others. */
export const mostSlices = 5;

export const listRecentActivities = endpoint({
  method: 'GET',
  path: '/dashboard/recent-activities',
  summary: 'What colleagues did lately, newest first, as far as one may read what it was done to',
  permission: dashboard,
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  namesPeople: true,
  reply: z.object({
    data: z.array(
      z.object({
        id,
        at: z.iso.datetime(),
        actor: z.string(),
        action: z.enum(['created', 'updated', 'deleted', 'restored', 'merged', 'erased']),
        /** What one such row is called, what this one is called now, and where it opens. */
        what: words,
        title: z.string().nullable(),
        path: z.string().nullable(),
      }),
    ),
  }),
});
export type Activity = ReplyOf<typeof listRecentActivities>['data'][number];

export const readPierToday = endpoint({
  method: 'GET',
  path: '/dashboard/today',
  summary:
    'The departures of today, who is expected, the seats that are free, and what is still owed by those who sail',
  permission: dashboard,
  reply: z.object({
    date: z.string(),
    /** Nothing for whoever may not read the part. */
    sailing: z.object({ departures: count, people: count, free_seats: count }).nullable(),
    owed: z.number().nullable(),
  }),
});
export type PierToday = ReplyOf<typeof readPierToday>;

export const listNeedsYou = endpoint({
  method: 'GET',
  path: '/dashboard/needs-you',
  summary: 'What waits for the person, the gravest first, as far as they may read it',
  permission: dashboard,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        words,
        count,
        path: z.string(),
        severity: z.enum(['danger', 'warning', 'info']),
      }),
    ),
  }),
});
export type NeedsYou = ReplyOf<typeof listNeedsYou>['data'][number];

export const listFirstSteps = endpoint({
  method: 'GET',
  path: '/dashboard/first-steps',
  summary: 'What a new company does first, in order, each done or not by what is there',
  permission: dashboard,
  reply: z.object({
    data: z.array(z.object({ id: z.string(), words, path: z.string(), done: z.boolean() })),
  }),
});
export type FirstStep = ReplyOf<typeof listFirstSteps>['data'][number];
