export const chargeKinds = ['deposit', 'rest', 'free'] as const;
export type ChargeKind = (typeof chargeKinds)[number];
export const chargeStates = ['open', 'partial', 'paid', 'expired', 'cancelled', 'refunded'] as const;
/** As many of one booking, invoice or entry: two digits say which it is. */
export const mostCharges = 99;
/** For how many days one asks, unless it is said. */
export const usualDays = 3;

/** What is owed of something, what of that is asked for already, and what is missing of its deposit; all centavos. */
export type Owed = { left: number; charged: number; deposit: number };

/** What a charge of a kind asks for: never more than is owed above what other charges ask for. */
export function chargeable(kind: ChargeKind, { left, charged, deposit }: Owed): number {
  const free = Math.max(0, left - charged);
  return kind === 'deposit' ? Math.min(free, Math.max(0, deposit - charged)) : free;
}

/** What a payment does to what is owed: as much as is owed is taken, the rest is the customer's. */
export function takenOf(cents: number, left: number): { taken: number; surplus: number } {
  const taken = Math.min(cents, Math.max(0, left));
  return { taken, surplus: cents - taken };
}

/** A charge as far as payments close it; centavos. */
export type OpenCharge = { id: string; cents: number; paid: number };

/**
 * Which open charge a payment that names none is for: the oldest that asks for exactly as much; without one a Pix pays the
 * oldest, as far as it goes.
 */
export function chargeOfPayment(
  open: readonly OpenCharge[],
  { cents, isPix }: { cents: number; isPix: boolean },
): OpenCharge | undefined {
  const exact = open.find((charge) => charge.cents - charge.paid === cents);
  return exact ?? (isPix ? open[0] : undefined);
}

/** Those that ask for more than is still owed, the youngest first: they are given up. */
export function tooMany(open: readonly OpenCharge[], left: number): OpenCharge[] {
  let asked = open.reduce((sum, { cents, paid }) => sum + cents - paid, 0);
  const gone: OpenCharge[] = [];
  for (const charge of open.toReversed()) {
    if (asked <= Math.max(0, left)) break;
    asked -= charge.cents - charge.paid;
    gone.push(charge);
  }
  return gone;
}
