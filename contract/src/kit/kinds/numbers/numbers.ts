import type { Field } from '../../resource/fields.ts';
import { type CellContext, type ValueFault, wrongType } from '../field-kind.ts';

/** What is wrong with a number between the bounds of its field. */
export function boundFaults(value: number, { min = 0, max = 0 }: Field): ValueFault[] {
  if (value < min) return [{ code: 'too-small', params: { minimum: min } }];
  return value > max ? [{ code: 'too-large', params: { maximum: max } }] : [];
}

/** The same of a whole number. */
export function integerFaults(value: unknown, field: Field): readonly ValueFault[] {
  if (typeof value !== 'number') return wrongType(value, 'number');
  return Number.isInteger(value) ? boundFaults(value, field) : [{ code: 'integer' }];
}

/** Zero has no sign. */
export function unsignedZero(value: unknown): unknown {
  return value === 0 ? 0 : value;
}

/** Before the fraction of a number stands a comma, `1.234,50`, or a point, `1,234.50`. */
export type Notation = 'comma' | 'point';

const forms: Readonly<Record<Notation, RegExp>> = {
  comma: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/,
  point: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,
};

/** The currency before or behind an amount, `USD`. */
export function currencyIn(cell: string): string | undefined {
  return /^[A-Za-z]{3}\b|\b[A-Za-z]{3}$/.exec(cell)?.[0];
}

/** A number without what stands around it; blanks stay where they part no thousands. */
export function bareNumber(text: string): string {
  return text
    .trim()
    .replace(/^([+\-−]?)\s*R\$\s*/, '$1')
    .replace('−', '-')
    .replace(/\s*%$/, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
}

function valueIn(notation: Notation, bare: string): number {
  const plain = notation === 'comma' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return Number(plain);
}

/** What a number is by either notation, where it can be written so: `1,500` is one and a half or fifteen hundred. */
export function numbersIn(text: string): Partial<Record<Notation, number>> {
  const bare = bareNumber(text);
  const may = (['comma', 'point'] as const).filter((notation) => forms[notation].test(bare));
  return Object.fromEntries(may.map((notation) => [notation, valueIn(notation, bare)]));
}

/**
 * `1.234,50`, `R$ 1.234,5`, `1234.5`, `1,234.50`: what can be read in one way alone means that. Of `1,500` and `1.500` the
 * column says it; where nobody asks a column, the house writes a comma.
 */
export function readNumber(cell: string, { reading }: Pick<CellContext, 'reading'> = {}): NumberRead {
  const { comma, point } = numbersIn(cell);
  const either = comma ?? point;
  if (either === undefined) return { code: 'number' };
  if (comma === undefined || point === undefined || comma === point) return { value: either };
  if (reading === 'ask') return { code: 'either-number', params: { name: cell } };
  return { value: reading === 'point' ? point : comma };
}
type NumberRead = { value: number } | ValueFault;

/** A number as a CSV of the trade writes it, so that it can be read in one way alone: `7,125` would be thousands elsewhere. */
export function writeNumber(text: string): string {
  const written = text.replace('.', ',');
  return /^-?[1-9]\d{0,2},\d{3}$/.test(written) ? `${written}0` : written;
}
