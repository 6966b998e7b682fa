import { z } from 'zod';
import { may } from '../access/permission.ts';
import { kB } from '../kit/body-room.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { money } from '../kit/values/money-schema.ts';
import { priceColumn } from './quote-endpoints.ts';
import { conditionsShape, effectShape } from './trace-shapes.ts';

/** How many days a preview compares. */
export const previewDays = 90;
/** The most rules that are published at once. */
export const mostRules = 1_000;

const version = z.number().int();

/** A rule as it counts, or would. */
export const ruleAsPublished = z.object({
  name: z.string(),
  active: z.boolean(),
  stackable: z.boolean(),
  priority: z.number().int(),
  when: conditionsShape,
  effect: effectShape,
});
export type RuleAsPublished = z.output<typeof ruleAsPublished>;

/** What is published: the rule as it was read, over the version that was read. */
const draft = z.strictObject({
  id,
  version,
  published_version: version.nullable(),
  /** Of its season, whose days go into what is published. */
  season_version: version.nullable(),
});

const cell = z.object({
  product_id: id,
  product: z.string(),
  label: z.string(),
  date: z.string(),
  before: money,
  after: money,
});

export const previewPublication = endpoint({
  method: 'POST',
  path: '/pricing-rules/publication-preview',
  summary: 'What publishing all that was changed would do to the prices of the next 90 days',
  permission: may('pricing-rules', 'update'),
  repeat: 'harmless',
  body: z.strictObject({}),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    rules: z.array(
      z.object({
        ...draft.shape,
        name: z.string(),
        what: z.enum(['new', 'changed', 'removed']),
        before: ruleAsPublished.nullable(),
        after: ruleAsPublished.nullable(),
      }),
    ),
    /** What the ids in those rules are called. */
    names: z.record(id, z.string()),
    /** Products whose prices change: by column, then by day. */
    products: z.array(
      z.object({
        id,
        name: z.string(),
        columns: z.array(priceColumn),
        before: z.array(z.array(money)),
        after: z.array(z.array(money)),
      }),
    ),
    unchanged_products: z.number().int(),
    largest_rise: cell.nullable(),
    largest_fall: cell.nullable(),
    /**
     * How many prices would go below what their fare may cost at least, were they not held there; of the first 50 fares
     * on how many days, and the lowest price with its day.
     */
    below_floor: z.object({
      count: z.number().int(),
      fares: z.array(
        z.object({
          product_id: id,
          product: z.string(),
          label: z.string(),
          days: z.number().int(),
          date: z.string(),
          price: money,
          floor: money,
        }),
      ),
    }),
    /** Bookings on hold, which keep their price. */
    open_quotes: z.number().int(),
  }),
});
export type PublicationPreview = ReplyOf<typeof previewPublication>;

export const publishRules = endpoint({
  method: 'POST',
  path: '/pricing-rules/publications',
  summary: 'Publishes rules as they were read, each as a version of its own that never changes',
  permission: may('pricing-rules', 'update'),
  body: z.strictObject({
    rules: z
      .array(draft)
      .min(1)
      .max(mostRules)
      .refine((rules) => new Set(rules.map((rule) => rule.id)).size === rules.length, { error: 'repeated' }),
  }),
  room: { bytes: 192 * kB, members: mostRules },
  reply: z.object({ data: z.array(z.object({ id, version: version.nullable() })) }),
  status: 201,
});

export const readRuleVersions = endpoint({
  method: 'GET',
  path: '/pricing-rules/:id/versions',
  of: 'pricing_rules',
  summary: 'The versions of a rule that were published, the newest first; the last hundred',
  permission: may('pricing-rules', 'read'),
  params: idParams,
  reply: z.object({
    data: z.array(
      z.object({
        version,
        published_at: z.string(),
        published_by: z.string().nullable(),
        /** Null where the rule was taken out. */
        rule: ruleAsPublished.nullable(),
      }),
    ),
  }),
});
