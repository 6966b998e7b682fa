import { z } from 'zod';
import type { Field, Fields } from './fields.ts';
import { locales } from './locale.ts';
import { money as moneySchema } from './money.ts';
import { id } from './page.ts';
import { bareTaxId, isTaxId } from './tax-id.ts';
import { emailAddress, optionalText, text } from './text.ts';
import { civilDate, instant } from './time.ts';

const emptyIsNull = (inner: z.ZodType) =>
  z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value),
    inner.nullable(),
  );

const internationalPhone = z
  .string()
  .transform((value) => value.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+\d{8,15}$/, { error: 'phone' }));

const taxIdText = z
  .string()
  .transform(bareTaxId)
  .pipe(z.string().refine(isTaxId, { error: 'tax-id' }));

/** A field's value when there is one. */
function valueSchema(field: Field): z.ZodType {
  const { kind, min = 0, max = 0, digits = 2, onlyDigits } = field;
  switch (kind) {
    case 'text':
      return text(max, Math.max(1, min))
        .refine((value) => !value.includes('\n'), { error: 'line-break' })
        .refine((value) => !onlyDigits || /^\d+$/.test(value), {
          error: 'digits',
          when: ({ issues }) => issues.length === 0,
        });
    case 'long-text':
      return text(max, Math.max(1, min));
    case 'money':
      return moneySchema.pipe(z.number().min(min).max(max));
    case 'integer':
    case 'basis-points':
      return z.number().int().min(min).max(max);
    case 'decimal':
      return z
        .number()
        .min(min)
        .max(max)
        .refine((value) => Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6, {
          error: 'decimals',
        });
    case 'date':
      return civilDate;
    case 'instant':
      return instant;
    case 'boolean':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(field.options ?? {}) as [string, ...string[]]);
    case 'reference':
    case 'file':
      return id;
    case 'references':
      return z
        .array(id)
        .max(max)
        .refine((ids) => new Set(ids).size === ids.length, { error: 'repeated' });
    case 'colour':
      return z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/, { error: 'colour' })
        .transform((value) => value.toLowerCase());
    case 'email':
      return emailAddress;
    case 'phone':
      return internationalPhone;
    case 'tax-id':
      return taxIdText;
    case 'localised': {
      const [source, ...others] = locales;
      const rest = Object.fromEntries(others.map((locale) => [locale, optionalText(max).optional()]));
      return z.strictObject({ [source]: text(max), ...rest }).transform(withoutEmpty);
    }
  }
}

function withoutEmpty(texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** A field as a person sends it: nothing, empty and `null` are one where a value may be missing. */
export function fieldSchema(field: Field): z.ZodType {
  return field.required ? valueSchema(field) : emptyIsNull(valueSchema(field));
}

/** The fields of a new row: what has a fallback or may be missing need not be sent. */
export function newRowShape(fields: Fields): Record<string, z.ZodType> {
  return mapFields(fields, (field) => {
    const schema = fieldSchema(field);
    if (field.fallback !== undefined) return schema.default(field.fallback as never);
    return field.required ? schema : schema.default(null as never);
  });
}

/** The fields of a change: only what changes is sent. */
export function changeShape(fields: Fields): Record<string, z.ZodType> {
  return mapFields(fields, (field) => z.optional(field.required ? valueSchema(field) : valueOrNull(field)));
}

// A preprocess would turn a field that was not sent into null.
function valueOrNull(field: Field): z.ZodType {
  return z.union([z.null(), z.literal('').transform(() => null), valueSchema(field)]);
}

/** The fields as they are answered. */
export function rowShape(fields: Fields): Record<string, z.ZodType> {
  return mapFields(fields, ({ kind, required }) => {
    const schema = answered(kind);
    return required ? schema : schema.nullable();
  });
}

function answered(kind: Field['kind']): z.ZodType {
  if (kind === 'references') return z.array(id);
  if (kind === 'boolean') return z.boolean();
  if (kind === 'localised') return z.record(z.string(), z.string());
  return ['money', 'integer', 'decimal', 'basis-points'].includes(kind) ? z.number() : z.string();
}

function mapFields(fields: Fields, make: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}
