import type { Field } from '../../resource/fields.ts';
import { type CellContext, type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';
import { hasCents, tidyAmount } from './money.ts';
import { boundFaults, currencyIn, readNumber, writeNumber } from './numbers.ts';

/** The currencies an amount can be in, all of them with hundredths. */
export const currencies = ['BRL', 'USD', 'EUR', 'GBP', 'ARS', 'UYU'] as const;

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Money in a currency that is said with it. */
export const amountKind: FieldKind = {
  normalise: (value) => {
    if (!isParts(value)) return value;
    const { amount, currency, ...others } = value;
    const code = typeof currency === 'string' ? currency.trim().toUpperCase() : currency;
    return { amount: tidyAmount(amount), currency: code, ...others };
  },
  check: (value, field) => {
    if (!isParts(value)) return wrongType(value, 'object');
    const { amount, currency, ...others } = value;
    return [
      ...amountFaults(amount, field).map((fault) => ({ ...fault, at: ['amount'] })),
      ...(currencies.some((code) => code === currency) ? [] : [{ code: 'option', at: ['currency'] }]),
      ...Object.keys(others).map((name) => ({ code: 'unknown-field', at: [name] })),
    ];
  },
  json: ({ min = 0, max = 0 }) => ({
    type: 'object',
    properties: {
      amount: { type: 'number', minimum: min, maximum: max },
      currency: { type: 'string', enum: currencies },
    },
    required: ['amount', 'currency'],
    additionalProperties: false,
  }),
  answers: { amount: 'number', currency: 'text' },
  columns: [
    ['', 'numeric'],
    ['_currency', 'text'],
  ],
  store: (value) => {
    const { amount = null, currency = null } = (value ?? {}) as Parts;
    return [amount, currency];
  },
  load: ([amount, currency]) => (amount === null ? null : { amount, currency }),
  filter: 'none',
  csv: {
    ...oneCell({ read: readAmount, reads: 'numbers' }),
    write:
      () =>
      ([amount = '', currency = '']) =>
        `${currency} ${writeNumber(amount)}`,
  },
};

function amountFaults(amount: unknown, field: Field): readonly ValueFault[] {
  if (typeof amount !== 'number') return wrongType(amount, 'number');
  return hasCents(amount) ? boundFaults(amount, field) : [{ code: 'money-decimals' }];
}

/** `USD 1.234,50` or `1.234,50 USD`; without a currency, reais. */
function readAmount(cell: string, context: CellContext) {
  const code = currencyIn(cell);
  const read = readNumber(code ? cell.replace(code, '') : cell, context);
  return 'value' in read
    ? { value: { amount: read.value, currency: code?.toUpperCase() ?? currencies[0] } }
    : read;
}
