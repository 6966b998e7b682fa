import { type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';
import { lowerCaseId } from '../pointers/pointers.ts';
import { hasCents, tidyAmount } from './money.ts';
import { unsignedZero } from './numbers.ts';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (line: unknown): line is Parts =>
  typeof line === 'object' && line !== null && !Array.isArray(line);

const most = { lines: 20, quantity: 150, price: 9_999_999.99 };
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** How many of each fare and at which price, as it was agreed; each fare once. */
export const faresKind: FieldKind = {
  normalise: (value) =>
    Array.isArray(value)
      ? value.map((line) =>
          isParts(line)
            ? {
                ...line,
                fare_type_id: lowerCaseId(line.fare_type_id),
                quantity: unsignedZero(line.quantity),
                price: tidyAmount(line.price),
              }
            : line,
        )
      : value,
  check: (value) => {
    if (!Array.isArray(value)) return wrongType(value, 'array');
    if (value.length > most.lines) return [{ code: 'too-large', params: { maximum: most.lines } }];
    const faults = value.flatMap(lineFaults);
    const fares = new Set(value.map((line) => isParts(line) && line.fare_type_id));
    return faults.length > 0 || fares.size === value.length ? faults : [{ code: 'repeated' }];
  },
  json: () => ({
    type: 'array',
    maxItems: most.lines,
    items: {
      type: 'object',
      properties: {
        fare_type_id: { type: 'string', format: 'uuid' },
        quantity: { type: 'integer', minimum: 0, maximum: most.quantity },
        price: { type: 'number', minimum: 0, maximum: most.price },
      },
      required: ['fare_type_id', 'quantity', 'price'],
      additionalProperties: false,
    },
  }),
  answers: 'fares',
  columns: [['', 'jsonb']],
  store: (value) => [value === null ? null : JSON.stringify(value)],
  load: ([lines]) => lines,
  filter: 'none',
  // A file says how much was agreed, and not of which fares.
  csv: { ...oneCell(), parts: null },
};

function lineFaults(line: unknown, at: number): ValueFault[] {
  if (!isParts(line)) return wrongType(line, 'object').map((fault) => ({ ...fault, at: [at] }));
  const { fare_type_id, quantity, price, ...others } = line;
  const isIn = (value: unknown, maximum: number) =>
    typeof value === 'number' && value >= 0 && value <= maximum;
  return [
    ...(typeof fare_type_id === 'string' && uuid.test(fare_type_id)
      ? []
      : [{ code: 'uuid', at: [at, 'fare_type_id'] }]),
    ...(isIn(quantity, most.quantity) && Number.isInteger(quantity)
      ? []
      : [{ code: 'integer', at: [at, 'quantity'] }]),
    ...(isIn(price, most.price) && hasCents(price as number)
      ? []
      : [{ code: 'money-decimals', at: [at, 'price'] }]),
    ...Object.keys(others).map((name) => ({ code: 'unknown-field', at: [at, name] })),
  ];
}
