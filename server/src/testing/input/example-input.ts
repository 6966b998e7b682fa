import type { Endpoint } from '@leme/contract/kit/endpoint';
import type { Schema } from '@leme/contract/kit/example.testing';
import { z } from 'zod';

/** Where a text stands in an input: the names on the way to it. */
type Place = readonly (string | number)[];

const time = '08:30';

/** An input made from a shape, and every place of it that takes a text. */
export type Example = { value: unknown; texts: Place[] };

/** The shape of a body or of a query with a value in every field. */
export function exampleInput(shape: Endpoint['body']): Example {
  if (!shape) return { value: undefined, texts: [] };
  const texts: Place[] = [];
  return { value: fill(schemaOf(shape), [], texts), texts };
}

/** The shape of a body with nothing in a field that may be left out or empty. */
export function leastInput(shape: z.ZodType): unknown {
  return fill(withoutOptional(schemaOf(shape)), [], []);
}

function schemaOf(shape: z.ZodType): Schema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function withoutOptional({ properties, required = [], items, ...schema }: Schema): Schema {
  const types = [schema, ...(schema.anyOf ?? schema.oneOf ?? [])].flatMap(({ type = [] }) => type);
  if (types.includes('null')) return { type: 'null' };
  const needed = Object.entries(properties ?? {}).filter(([name]) => required.includes(name));
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(needed.map(([name, field]) => [name, withoutOptional(field)])),
    }),
    ...(items && { items: withoutOptional(items) }),
    additionalProperties: false,
  };
}

/** The same input with another text at one place. */
export function withText(value: unknown, [name, ...rest]: Place, text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) return value.map((item, at) => (at === name ? withText(item, rest, text) : item));
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
}

function fill(schema: Schema, place: Place, texts: Place[]): unknown {
  const { anyOf, oneOf, allOf, properties, items, additionalProperties } = schema;
  const choices = anyOf ?? oneOf;
  if (choices)
    return fill(choices.find(({ type }) => type !== 'null') ?? (choices[0] as Schema), place, texts);
  if (allOf) return fill(Object.assign({}, ...allOf), place, texts);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object') {
    const fields = Object.entries(properties ?? {});
    const open = typeof additionalProperties === 'object' ? [['en', additionalProperties] as const] : [];
    return Object.fromEntries(
      [...fields, ...open].map(([name, field]) => [name, fill(field, [...place, name], texts)]),
    );
  }
  const least = Math.max(1, schema.minItems ?? 1);
  if (schema.type === 'array')
    return items ? Array.from({ length: least }, (_, at) => fill(items, [...place, at], texts)) : [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'null') return null;
  if (schema.type === 'boolean') return true;
  texts.push(place);
  return schema.enum?.[0] ?? sampleText(schema);
}

function sampleText({ format, pattern, minLength = 0 }: Schema): string {
  if (pattern && new RegExp(pattern).test(time)) return time;
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'date') return '2099-11-20';
  if (format === 'date-time') return '2099-11-20T12:00:00Z';
  if (format === 'email') return 'pessoa@exemplo.test';
  return 'texto'.padEnd(minLength, 'o');
}
