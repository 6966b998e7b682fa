import { z } from 'zod';

/** What zod says of a shape as JSON Schema, as far as values are made of it. */
export type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
};

/** Some of a value: what a test is about. */
export type Part<T> = T extends readonly (infer One)[]
  ? readonly Part<One>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> | undefined }
    : T;

/** A value of a shape of the contract: what is given, and around it the least that the shape allows. */
export function example<S extends z.ZodType>(shape: S, given?: Part<z.output<S>>): z.output<S> {
  const schema = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' }) as Schema;
  return shape.parse(fill(schema, given));
}

function fill(schema: Schema, given: unknown): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fill(choiceOf(choices, given), given);
  if (schema.allOf) return fill(Object.assign({}, ...schema.allOf), given);
  if (given === null || schema.type === 'null') return null;
  if (typeof schema.type === 'object')
    return given === undefined ? null : fill({ ...schema, type: schema.type[0] ?? '' }, given);
  if (schema.type === 'object') return fillObject(schema, given as Record<string, unknown> | undefined);
  if (schema.type === 'array')
    return ((given ?? []) as unknown[]).map((one) => (schema.items ? fill(schema.items, one) : one));
  return given ?? leastOf(schema);
}

function fillObject({ properties = {}, required = [] }: Schema, given: Record<string, unknown> = {}) {
  const needed = Object.keys(properties).filter((name) => required.includes(name) || name in given);
  return {
    ...given,
    ...Object.fromEntries(needed.map((name) => [name, fill(properties[name] ?? {}, given[name])])),
  };
}

/** The choice the given value is one of; without one nothing, where that is a choice. */
function choiceOf(choices: readonly Schema[], given: unknown): Schema {
  const nothing = choices.find(({ type }) => type === 'null');
  if (given === null || given === undefined) return nothing ?? choices[0] ?? {};
  const fits = ({ type, const: only, properties = {} }: Schema) => {
    if (only !== undefined) return only === given;
    if (typeof given !== 'object') return type !== 'null' && type !== 'object' && type !== 'array';
    return Object.entries(properties).every(
      ([name, field]) =>
        field.const === undefined || field.const === (given as Record<string, unknown>)[name],
    );
  };
  return choices.filter(({ type }) => type !== 'null').find(fits) ?? {};
}

const texts = ['', '08:00', '2031-01-01', '2031-01-01T11:00:00Z', '#6366f1', 'ABC234', 'a@leme.test'];

function leastOf({ type, const: only, enum: values, format, pattern, minimum }: Schema): unknown {
  if (only !== undefined) return only;
  if (values) return values[0];
  if (type === 'integer' || type === 'number') return Math.max(0, minimum ?? 0);
  if (type === 'boolean') return false;
  if (type !== 'string') return undefined;
  if (format === 'uuid') return crypto.randomUUID();
  return texts.find((text) => new RegExp(pattern ?? '').test(text)) ?? '';
}
