import { createRequire } from 'node:module';
import type * as Published from '@octocloud/types/dist/models/zod.gen.js';
import { expect } from 'vitest';

/** A schema of the published package, as far as it is taken apart here. */
type Schema = {
  _def: Record<string, unknown> & { typeName: string };
  parse(value: unknown): unknown;
  unwrap(): Schema;
};
type Constructible = Schema & { constructor: new (def: unknown) => Schema };

const byCapability: Readonly<Record<string, readonly string[]>> = {
  'octo/pricing': [
    ...['defaultCurrency', 'availableCurrencies', 'pricingPer', 'pricingFrom', 'pricing'],
    ...['unitPricing', 'unitPricingFrom'],
  ],
  'octo/content': [
    ...['title', 'shortDescription', 'description', 'features', 'faqs', 'media', 'locations'],
    ...['categoryLabels', 'durationMinutesFrom', 'durationMinutesTo', 'commentary'],
  ],
};
/** Sent where there is something to say: a price before booking or after it, and of the units that were asked for. */
const either = ['pricing', 'pricingFrom'];
const coreAlways = ['timeZone', 'product', 'option', 'unit'];

/** The published schema made strict: no key it does not know, and none missing of the core and of what was asked for. */
function strict(schema: Schema, asked: readonly string[]): Schema {
  const again = (def: object) => new (schema as Constructible).constructor({ ...schema._def, ...def });
  const inner = (of: unknown) => strict(of as Schema, asked);
  switch (schema._def.typeName) {
    case 'ZodObject': {
      const shape = (schema._def.shape as () => Record<string, Schema>)();
      return again({ shape: () => strictShape(shape, asked), unknownKeys: 'strict' });
    }
    case 'ZodArray':
      return again({ type: inner(schema._def.type) });
    case 'ZodUnion':
      return again({ options: (schema._def.options as unknown[]).map(inner) });
    case 'ZodIntersection': {
      const both = [schema._def.left, schema._def.right] as Schema[];
      const shapes = both.map(({ _def }) => (_def.shape as () => Record<string, Schema>)());
      const [first] = both as [Constructible];
      const shape = strictShape(Object.assign({}, ...shapes), asked);
      return new first.constructor({ ...first._def, shape: () => shape, unknownKeys: 'strict' });
    }
    default:
      return schema;
  }
}

function strictShape(shape: Record<string, Schema>, asked: readonly string[]): Record<string, Schema> {
  const wanted = [...coreAlways, ...asked.flatMap((capability) => byCapability[capability] ?? [])];
  const kept = Object.entries(shape).flatMap(([key, schema]): [string, Schema][] => {
    if (schema._def.typeName !== 'ZodOptional') return [[key, strict(schema, asked)]];
    if (!wanted.includes(key)) return [];
    const there = strict(schema.unwrap(), asked);
    return [[key, either.includes(key) ? (there as unknown as { optional(): Schema }).optional() : there]];
  });
  return Object.fromEntries(kept);
}

type Name = keyof typeof Published;
const published: Readonly<Record<Name, unknown>> = createRequire(import.meta.url)(
  '@octocloud/types/dist/models/zod.gen.js',
);

/** Asserts that an answer is one of the published package, strictly, with these capabilities and no other. */
export function expectOcto(name: Name, body: unknown, asked: readonly string[] = []): void {
  const schema = strict(published[name] as Schema, asked);
  expect(() => schema.parse(body), JSON.stringify(body).slice(0, 2_000)).not.toThrow();
}
