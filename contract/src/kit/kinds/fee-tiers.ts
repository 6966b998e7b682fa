import { between, type FieldKind, oneCell, partsOf, type ValueFault, wrongType } from './field-kind.ts';
import { hasCents, tidyAmount } from './numbers/money.ts';
import { integerFaults, unsignedZero } from './numbers/numbers.ts';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (tier: unknown): tier is Parts =>
  typeof tier === 'object' && tier !== null && !Array.isArray(tier);

/** More than this courts have held abusive where a loss is not proved, in hundredths of a per cent. */
export const usualFee = 2_000;

/** How many steps a fee may have, and how far each may go: a year, all of it, and ten million. */
const most = { tiers: 12, hours_before: 8_784, fee_bp: 10_000, minimum_fee: 9_999_999.99 };
const cell = /^(\d{1,5}) ?h *[:=] *(\d{1,3}(?:[.,]\d{1,2})?) ?%(?: *\(min (\d{1,8}(?:[.,]\d{1,2})?)\))?$/i;

/** Shares of a total by how many hours are left, with what is asked at least; the most hours first, each once. */
export const feeTiersKind: FieldKind = {
  normalise: (value) => {
    if (!Array.isArray(value)) return value;
    const tiers = value.map((tier) =>
      isParts(tier)
        ? {
            ...tier,
            hours_before: unsignedZero(tier.hours_before),
            fee_bp: unsignedZero(tier.fee_bp),
            minimum_fee: tidyAmount(tier.minimum_fee),
          }
        : tier,
    );
    return tiers.every((tier) => isParts(tier) && typeof tier.hours_before === 'number')
      ? tiers.toSorted(
          (one, other) => Number((other as Parts).hours_before) - Number((one as Parts).hours_before),
        )
      : tiers;
  },
  check: (value) => {
    if (!Array.isArray(value)) return wrongType(value, 'array');
    if (value.length > most.tiers) return [{ code: 'too-large', params: { maximum: most.tiers } }];
    const faults = value.flatMap(tierFaults);
    const hours = new Set(value.map((tier) => isParts(tier) && tier.hours_before));
    return faults.length > 0 || hours.size === value.length ? faults : [{ code: 'repeated' }];
  },
  json: () => ({
    type: 'array',
    maxItems: most.tiers,
    items: {
      type: 'object',
      properties: {
        hours_before: { type: 'integer', minimum: 0, maximum: most.hours_before },
        fee_bp: { type: 'integer', minimum: 0, maximum: most.fee_bp },
        minimum_fee: { type: 'number', minimum: 0, maximum: most.minimum_fee },
      },
      required: ['hours_before', 'fee_bp', 'minimum_fee'],
      additionalProperties: false,
    },
  }),
  answers: 'fee-tiers',
  columns: [['', 'jsonb']],
  store: (value) => [JSON.stringify(value ?? [])],
  load: ([tiers]) => tiers,
  filter: 'none',
  counts: 'items',
  csv: oneCell({
    nothing: [],
    read: (text) => {
      const tiers = partsOf(text).map(readTier);
      return tiers.every((tier) => tier !== null) ? { value: tiers } : { code: 'fee-tiers' };
    },
    write: () => (stored) => JSON.parse(stored).map(writeTier).join(between),
  }),
};

/** `720 h: 10% (min 50,00)`. */
function readTier(text: string) {
  const [, hours, percent = '', least = '0'] = cell.exec(text) ?? [];
  if (hours === undefined) return null;
  const number = (written: string) => Number(written.replace(',', '.'));
  return {
    hours_before: Number(hours),
    fee_bp: Math.round(number(percent) * 100),
    minimum_fee: number(least),
  };
}

function writeTier({
  hours_before,
  fee_bp,
  minimum_fee,
}: Record<keyof Omit<typeof most, 'tiers'>, number>): string {
  const comma = (value: number) => String(value).replace('.', ',');
  const least = minimum_fee > 0 ? ` (min ${comma(minimum_fee)})` : '';
  return `${hours_before} h: ${comma(fee_bp / 100)}%${least}`;
}

function tierFaults(tier: unknown, at: number): ValueFault[] {
  if (!isParts(tier)) return wrongType(tier, 'object').map((fault) => ({ ...fault, at: [at] }));
  const { hours_before, fee_bp, minimum_fee, ...others } = tier;
  const whole = { hours_before, fee_bp };
  return [
    ...(['hours_before', 'fee_bp'] as const).flatMap((name) =>
      integerFaults(whole[name], { kind: 'integer', required: true, max: most[name] }).map((fault) => ({
        ...fault,
        at: [at, name],
      })),
    ),
    ...(isFee(minimum_fee) ? [] : [{ code: 'money-decimals', at: [at, 'minimum_fee'] }]),
    ...Object.keys(others).map((name) => ({ code: 'unknown-field', at: [at, name] })),
  ];
}

function isFee(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= most.minimum_fee && hasCents(value);
}
