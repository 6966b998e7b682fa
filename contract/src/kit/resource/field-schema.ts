import { z } from 'zod';
import type { Answer } from '../kinds/field-kind.ts';
import { judge } from '../kinds/judge.ts';
import { kindOf } from '../kinds/kinds.ts';
import { id } from '../page.ts';
import { lineTypes } from '../values/checklist-line.ts';
import { namedDays } from '../values/day-ranges.ts';
import type { Field, Fields, ValueOf } from './fields.ts';
import { linkValuesOf } from './links.ts';

/** A value as a person sends it, judged by the kind of its field. */
function valueSchema(field: Field): z.ZodType {
  return judged(field, z.unknown().meta(shapeOf(field)));
}

/** A field as a person sends it: missing, nothing, empty and `null` are one where a value may be missing. */
export function fieldSchema<F extends Field>(field: F): z.ZodType<ValueOf<F>, ValueOf<F>> {
  const given = z.unknown().meta(shapeOf(field));
  const schema = judged(field, field.required ? given : given.optional());
  return schema as z.ZodType<ValueOf<F>, ValueOf<F>>;
}

/** A field of a change: what was not sent stays as it is. */
export function changedSchema<F extends Field>(field: F) {
  return z.optional(valueSchema(field) as z.ZodType<ValueOf<F>, ValueOf<F>>);
}

function shapeOf(field: Field) {
  const own = kindOf(field).json(field);
  return field.required ? own : { anyOf: [own, { type: 'null' }] };
}

function judged(field: Field, schema: z.ZodType): z.ZodType {
  return schema.transform((given, { issues }) => {
    const { value, faults } = judge(field, given);
    for (const { code, params, at = [] } of faults) {
      // Of a value of another type nothing else can be said.
      const goesOn = params?.expected === undefined;
      issues.push({ code: 'custom', message: code, params, path: [...at], input: given, continue: goesOn });
    }
    return value;
  });
}

/** The fields of a new row: what has a fallback or may be missing need not be sent. */
export function newRowShape(fields: Fields): Record<string, z.ZodType> {
  return mapFields(fields, (field) => {
    const schema = valueSchema(field);
    if (field.fallback !== undefined) return schema.prefault(field.fallback);
    return field.required ? schema : schema.default(null);
  });
}

/** The fields of a change: only what changes is sent. */
export function changeShape(fields: Fields): Record<string, z.ZodType> {
  return mapFields(fields, changedSchema);
}

/** The fields as they are answered, with the values at their links beside them. */
export function rowShape(fields: Fields): Record<string, z.ZodType> {
  const valued = Object.entries(fields).filter(([, { atLink }]) => atLink);
  const values = valued.map(([name]) => [linkValuesOf(name), z.record(id, z.number())] as const);
  const shape = mapFields(fields, (field) => {
    const schema = answerSchema(kindOf(field).answers);
    return field.required ? schema : schema.nullable();
  });
  return { ...shape, ...Object.fromEntries(values) };
}

const answers = {
  text: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  ids: z.array(id),
  texts: z.array(z.string()),
  numbers: z.array(z.number()),
  'by-name': z.record(z.string(), z.string()),
  fares: z.array(z.object({ fare_type_id: id, quantity: z.number(), price: z.number() })),
  'fee-tiers': z.array(z.object({ hours_before: z.number(), fee_bp: z.number(), minimum_fee: z.number() })),
  checklist: z.array(
    z.object({
      label: z.string(),
      type: z.enum(lineTypes),
      required: z.boolean(),
      min: z.number().nullable(),
      max: z.number().nullable(),
    }),
  ),
  'day-ranges': z.array(
    z.union([
      z.object({ from: z.string(), to: z.string() }),
      z.object({ day: z.enum(namedDays), before: z.number().int(), after: z.number().int() }),
    ]),
  ),
  'text-or-null': z.string().nullable(),
} as const;

function answerSchema(answer: Answer): z.ZodType {
  if (typeof answer === 'string') return answers[answer];
  return z.object(Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, answers[part]])));
}

function mapFields(fields: Fields, make: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}
