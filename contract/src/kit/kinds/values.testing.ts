import fc from 'fast-check';
import * as f from '../resource/fields.ts';
import { namedDays } from '../values/day-ranges.ts';

const character = fc.constantFrom(
  'a',
  'é',
  'ß',
  '😀',
  '\ud800',
  ' ',
  '\n',
  '\r',
  '\t',
  '\u0000',
  ';',
  '"',
  '=',
  "'",
);
const words = fc.oneof(
  fc.string({ maxLength: 12, unit: character }),
  fc.string({ maxLength: 9, unit: 'grapheme' }),
  fc.constantFrom('=1+1', "'=1", '-5', '@a', 'a\u2028b', '{}', 'null', '1,5', '\ufeffa'),
);
const digits = fc.string({ maxLength: 10, unit: fc.constantFrom('0', '1', '9', 'a', ' ') });
const numbers = fc.oneof(
  fc.integer({ min: -30, max: 11_000 }),
  fc.double({ min: -600, max: 600, noNaN: true }),
  fc.integer({ min: -60_000, max: 60_000 }).map((cents) => cents / 100),
  fc.integer({ min: -6_000, max: 6_000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: -60, max: 60 }).map((cents) => 0.1 * cents + 0.2),
  fc.constantFrom(-0, 1e-9, 2.0000000001, 2_147_483_647, 2_147_483_648, 9_999_999_999.99, 1e20, '5', null),
);
const lists = fc.oneof(
  fc.array(fc.integer({ min: -8, max: 410 }), { maxLength: 6 }),
  fc.array(numbers, { maxLength: 3 }),
  fc.constantFrom([7, 7], [-0], [], [null], ['7'], '60, 7', 7, null),
);
const two = (part: number) => String(part).padStart(2, '0');
const days = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`),
  fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2024-02-29', '2023-02-29', '', null, 5),
);
const times = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 61 }))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
  fc.constantFrom('08:30:59', '24:00', '8:30', '', '08:30:60'),
);
const moments = fc
  .tuple(
    days,
    fc.constantFrom(
      'T09:30:00Z',
      'T24:00:00Z',
      'T23:59:59.123456-03:00',
      'T00:00:00+23:59',
      'T09:30Z',
      'T23:59:59-15:30',
    ),
  )
  .map((parts) => parts.join(''));
const ids = fc.oneof(
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
  fc.constantFrom('00000000-0000-0000-0000-000000000000', '0193f3a0-0000-7000-8000-000000000001', 'x'),
);
const addresses = fc.oneof(
  fc.emailAddress(),
  fc.string({ maxLength: 20, unit: fc.constantFrom('a', '.', '@', '-', '+', ' ', 'ç', '1') }),
  fc
    .tuple(
      fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'B', '.', '-') }),
      fc.nat({ max: 250 }),
    )
    .map(([name, length]) => `${name}${'a'.repeat(length)}@b-c.co`),
);
const phones = fc.oneof(
  fc.string({ maxLength: 20, unit: fc.constantFrom('+', '1', '5', '9', '(', ')', ' ', '-', 'x') }),
  fc.integer({ min: 1_000_000, max: 999_999_999_999_999 }).map((number) => `+${number}`),
);
const taxIds = fc.oneof(
  fc.constantFrom('529.982.247-25', '12.abc.345/01de-35', '11111111111', '01234567890', '11222333000181'),
  fc.string({ maxLength: 14, unit: fc.constantFrom('1', '2', 'A', '.', '/') }),
);
const colours = fc.oneof(
  fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`),
  fc.constantFrom('#fff', 'red', ' #ffd400 '),
);
const texts = fc.record({ 'pt-BR': words, en: words, it: words, de: words }, { requiredKeys: ['pt-BR'] });
const amounts = fc.record(
  { amount: numbers, currency: fc.constantFrom('BRL', 'usd', 'EUR', 'JPY', 5), tax: fc.nat() },
  { requiredKeys: ['amount', 'currency'] },
);
const degrees = fc.oneof(
  fc.double({ min: -95, max: 95, noNaN: true }),
  fc.double({ min: -185, max: 185, noNaN: true }),
  fc.constantFrom(-90, 90, 180, -180, 0, -0, 1e-9, '1'),
);
const places = fc.record({ lat: degrees, lng: degrees });
const fareLines = fc.oneof(
  fc.record({ fare_type_id: ids, quantity: numbers, price: numbers }),
  fc.record({ fare_type_id: ids, quantity: fc.nat(150), price: fc.nat(900) }),
  fc.record({ fare_type_id: ids, quantity: fc.nat(9), price: fc.nat(9), note: words }, { requiredKeys: [] }),
  words,
);
const tiers = fc.oneof(
  fc.record({ hours_before: fc.nat(9_000), fee_bp: fc.nat(10_200), minimum_fee: numbers }),
  fc.record({
    hours_before: fc.nat(8_784),
    fee_bp: fc.nat(10_000),
    minimum_fee: fc.nat(90_000).map((cents) => cents / 100),
  }),
  fc.record(
    { hours_before: fc.nat(9), fee_bp: fc.nat(9), minimum_fee: fc.nat(9), note: words },
    { requiredKeys: [] },
  ),
  words,
);
const bounds = fc.oneof(
  fc.constant(null),
  numbers,
  fc.nat(99_900).map((cents) => cents / 100),
);
const lines = fc.oneof(
  fc.record({
    label: words,
    type: fc.constantFrom('check', 'number', 'text', 'photo'),
    required: fc.boolean(),
    min: fc.constant(null),
    max: fc.constant(null),
  }),
  fc.record(
    { label: words, type: fc.constant('number'), required: fc.boolean(), min: bounds, max: bounds },
    { requiredKeys: ['label', 'type'] },
  ),
  fc.record({ label: words, type: words, note: words }, { requiredKeys: [] }),
  words,
);
const monthDays = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(([month, day]) => `${two(month)}-${two(day)}`);
const around = fc.integer({ min: -1, max: 31 });
const pieces = fc.oneof(
  fc.record({ from: days, to: days }, { requiredKeys: ['from'] }),
  fc.record({ from: monthDays, to: monthDays }, { requiredKeys: ['from'] }),
  fc.record({ from: monthDays }),
  fc.record(
    { day: fc.constantFrom(...namedDays, 'christmas'), before: around, after: around, year: fc.nat() },
    { requiredKeys: ['day'] },
  ),
  fc.record({ day: fc.constantFrom(...namedDays), before: fc.nat(30), after: fc.nat(30) }),
);
const ranges = fc.record({ from: days, to: days }, { requiredKeys: [] });

/** A field of every kind, with values around all its bounds. */
export const samples: Record<f.Kind, { field: f.Field; values: fc.Arbitrary<unknown> }> = {
  text: { field: f.text({ min: 2, max: 8 }), values: words },
  'long-text': { field: f.longText({ max: 8 }), values: words },
  email: { field: f.email(), values: addresses },
  phone: { field: f.phone(), values: phones },
  'tax-id': { field: f.taxId(), values: taxIds },
  colour: { field: f.colour(), values: colours },
  localised: { field: f.localised({ max: 6 }), values: fc.oneof(texts, words) },
  integer: { field: f.integer({ max: 2_147_483_647 }), values: numbers },
  integers: { field: f.integers({ min: -5, max: 400, most: 4 }), values: lists },
  decimal: { field: f.decimal({ min: -500, max: 500, digits: 3 }), values: numbers },
  money: { field: f.money(), values: numbers },
  amount: { field: f.amount(), values: amounts },
  'basis-points': { field: f.basisPoints(), values: numbers },
  date: { field: f.date(), values: days },
  'date-range': { field: f.dateRange(), values: ranges },
  'day-ranges': {
    field: f.dayRanges(),
    values: fc.oneof(fc.array(pieces, { maxLength: 3 }), fc.array(pieces, { maxLength: 12 }), words),
  },
  time: { field: f.time(), values: times },
  instant: { field: f.instant(), values: moments },
  duration: { field: f.duration(), values: numbers },
  weekdays: { field: f.weekdays(), values: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 5 }) },
  boolean: { field: f.boolean(), values: fc.oneof(fc.boolean(), fc.constantFrom('sim', 1, null)) },
  choice: {
    field: f.choice(['one', 'two'], { areNames: true }),
    values: fc.constantFrom('one', 'two', 'three', 'toString', '', 1),
  },
  choices: {
    field: f.choices(['one', 'two', 'three'], { areNames: true }),
    values: fc.array(fc.constantFrom('one', 'two', 'three', 'four'), { maxLength: 4 }),
  },
  coordinates: { field: f.coordinates(), values: places },
  reference: { field: f.reference('boats'), values: ids },
  references: { field: f.references('boats', { max: 3 }), values: fc.array(ids, { maxLength: 5 }) },
  file: { field: f.file(), values: ids },
  files: { field: f.files({ max: 3 }), values: fc.array(ids, { maxLength: 5 }) },
  fares: { field: f.fares(), values: fc.array(fareLines, { maxLength: 22 }) },
  'fee-tiers': { field: f.feeTiers(), values: fc.array(tiers, { maxLength: 4 }) },
  checklist: { field: f.checklist(), values: fc.array(lines, { maxLength: 3 }) },
};

const linkValues = fc.oneof(
  fc.integer({ min: -2, max: 1_002 }),
  numbers,
  fc.constantFrom(null, undefined, '', ' '),
);
const links = fc.oneof(
  ids,
  fc.record({ id: ids, value: linkValues }, { requiredKeys: ['id'] }),
  fc.record({ id: ids, value: fc.nat(9), colour: words }, { requiredKeys: [] }),
);

/** References of many with a number at each link. */
export const valued = {
  field: f.references('boats', { max: 3, atLink: f.integer({ min: 1, max: 999 }) }),
  values: fc.array(links, { maxLength: 5 }),
};

/** Digits of a code, for the field that wants nothing else. */
export const codes = { field: f.text({ min: 3, max: 8, onlyDigits: true }), values: digits };
