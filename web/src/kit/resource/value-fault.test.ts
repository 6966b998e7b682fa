import { boats } from '@leme/contract/fleet/boats';
import { faultsOf } from '@leme/contract/kit/faults';
import type { ValueFault } from '@leme/contract/kit/kinds/field-kind';
import { isNothing } from '@leme/contract/kit/kinds/words/words';
import { fieldSchema } from '@leme/contract/kit/resource/field-schema';
import {
  basisPoints,
  boolean,
  choice,
  colour,
  date,
  decimal,
  email,
  type Field,
  file,
  instant,
  integer,
  localised,
  longText,
  money,
  phone,
  reference,
  references,
  taxId,
  text,
} from '@leme/contract/kit/resource/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueFault } from './value-fault.ts';

type Case =
  | Exclude<
      Field['kind'],
      | 'amount'
      | 'integers'
      | 'choices'
      | 'files'
      | 'fares'
      | 'fee-tiers'
      | 'checklist'
      | 'coordinates'
      | 'date-range'
      | 'day-ranges'
      | 'duration'
      | 'time'
      | 'weekdays'
    >
  | 'code';
const optional: Record<Case, Field> = {
  text: text({ min: 3, max: 8 }),
  code: text({ min: 3, max: 8, onlyDigits: true }),
  'long-text': longText({ max: 8 }),
  money: money({ max: 500 }),
  integer: integer({ min: 2, max: 20 }),
  decimal: decimal({ min: -5, max: 5, digits: 3 }),
  'basis-points': basisPoints(),
  date: date(),
  instant: instant(),
  boolean: boolean(),
  choice: choice(['one', 'two']),
  reference: reference('boats'),
  references: references('boats', { max: 3 }),
  colour: colour(),
  email: email(),
  phone: phone(),
  'tax-id': taxId(),
  file: file(),
  localised: localised({ max: 6 }),
};
const kinds = Object.keys(optional) as Case[];
const required = (kind: Case): Field => ({ ...optional[kind], required: true });

const uuid = fc.uuid();
const shortText = fc.string({
  maxLength: 12,
  unit: fc.constantFrom('a', 'é', ' ', '\n', '\r', '\t', '\u0000'),
});
const numbers = fc.oneof(
  fc.integer({ min: -30, max: 11_000 }),
  fc.double({ min: -600, max: 600, noNaN: true }),
  fc.integer({ min: -60_000, max: 60_000 }).map((cents) => cents / 100),
  fc.integer({ min: -6_000, max: 6_000 }).map((thousandths) => thousandths / 1000),
);
const civilDates = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(
    ([year, month, day]) =>
      `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
const instants = fc
  .tuple(
    civilDates,
    fc.constantFrom('T09:30:00Z', 'T24:00:00Z', 'T23:59:59.123-03:00', 'T09:30Z', ' 09:30:00Z'),
  )
  .map((parts) => parts.join(''));
const addresses = fc.oneof(
  fc.emailAddress(),
  fc.string({ maxLength: 20, unit: fc.constantFrom('a', '.', '@', '-', '+', ' ', 'ç', '1') }),
  fc.integer({ min: 200, max: 260 }).map((length) => `${'a'.repeat(length)}@b.co`),
);
const phones = fc.string({
  maxLength: 20,
  unit: fc.constantFrom('+', '1', '5', '9', '(', ')', ' ', '-', 'x'),
});
const taxIds = fc.oneof(
  fc.constantFrom('529.982.247-25', '52998224725', '12.abc.345/01de-35', '11111111111', '529.982.247-26'),
  fc.string({ maxLength: 14, unit: fc.constantFrom('1', '2', 'A', '.', '/') }),
);
const localisedTexts = fc.record({ 'pt-BR': shortText, en: shortText, it: shortText }, { requiredKeys: [] });

const inputs: Record<Case, fc.Arbitrary<unknown>> = {
  text: shortText,
  code: fc.string({ maxLength: 10, unit: fc.constantFrom('1', '2', '9', 'a', ' ', '\n') }),
  'long-text': shortText,
  money: numbers,
  integer: numbers,
  decimal: numbers,
  'basis-points': numbers,
  date: fc.oneof(civilDates, fc.string()),
  instant: fc.oneof(instants, fc.string()),
  boolean: fc.boolean(),
  choice: fc.constantFrom('one', 'two', 'three', 'toString', ''),
  reference: fc.oneof(uuid, fc.string()),
  references: fc.array(fc.oneof(uuid, fc.constant('0193f3a0-0000-7000-8000-000000000001')), { maxLength: 5 }),
  colour: fc.oneof(fc.constantFrom('#6366f1', '#FFD400', '#fff', 'red'), fc.string()),
  email: addresses,
  phone: fc.oneof(phones, fc.constantFrom('+5548999342207', '+55 (48) 99934-2207')),
  'tax-id': taxIds,
  file: fc.oneof(uuid, fc.string()),
  localised: localisedTexts,
};

/** What the server would answer for what its schema found first. */
function serverFault(field: Field, value: unknown, schema = fieldSchema(field)) {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? limited(faultsOf(error)[0] ?? { code: '' }) : null;
}

function found(field: Field, value: unknown) {
  const fault = valueFault(field, value);
  return fault && limited(fault);
}

/** A code with the limit its message names. */
function limited({ code, params }: ValueFault) {
  const limit = params?.minimum ?? params?.maximum;
  return limit === undefined ? { code } : { code, limit };
}

test.each(kinds)('a value of kind %s has the fault here that the server would find', (kind) => {
  const schemas = { optional: fieldSchema(optional[kind]), required: fieldSchema(required(kind)) };
  fc.assert(
    fc.property(inputs[kind], fc.boolean(), (value, mustBe) => {
      const field = mustBe ? required(kind) : optional[kind];
      if (isNothing(value)) return;
      expect(found(field, value)).toEqual(
        serverFault(field, value, mustBe ? schemas.required : schemas.optional),
      );
    }),
    { numRuns: 300 },
  );
});

test.each(kinds)('nothing where %s is required is said as such, and the server refuses it too', (kind) => {
  for (const nothing of [null, undefined, '', '  ']) {
    expect(valueFault(required(kind), nothing)).toEqual({ code: 'required' });
    expect(fieldSchema(required(kind)).safeParse(nothing).success).toBe(false);
  }
});

test('nothing is no fault where a value may be missing', () => {
  for (const kind of kinds) {
    const field: Field = { ...optional[kind], required: false };
    for (const nothing of [null, '', ' ']) {
      expect(valueFault(field, nothing)).toBeNull();
      expect(fieldSchema(field).safeParse(nothing).success).toBe(true);
    }
  }
});

test('the fields of a real register are judged alike', () => {
  const sample = {
    boat_name: 'Netuno',
    capacity: 0,
    length_m: 7.5,
    cost_per_hour: 180.5,
    year: 1850,
    tank_l: 1.5,
  };
  for (const [field, value] of Object.entries(sample)) {
    const declared: Field = boats.fields[field as keyof typeof sample];
    expect([field, found(declared, value)]).toEqual([field, serverFault(declared, value)]);
  }
});
