import { toCents } from '@leme/contract/kit/values/money';
import type { QuoteInputs } from '@leme/contract/prices/price-book';
import type { HandDiscount } from '@leme/contract/pricing/by-hand';

type Asked = {
  extras: readonly { name: string; amount: number }[];
  discount: Pick<HandDiscount, 'bp' | 'amount'> | null;
};

/** What is sold beside the fares and taken off at the end, as the engine reckons it. */
export function byHand({ extras, discount }: Asked): Pick<QuoteInputs, 'extras' | 'discount'> {
  return {
    extras: extras.map(({ name, amount }) => ({ name, cents: toCents(amount) })),
    discount: discount && discountOf(discount),
  };
}

function discountOf({ bp, amount }: Pick<HandDiscount, 'bp' | 'amount'>): QuoteInputs['discount'] {
  return bp === undefined ? { cents: toCents(amount ?? 0) } : { bp };
}
