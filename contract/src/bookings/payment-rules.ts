const dayMs = 86_400_000;

/** Why a payment was not taken, in words that stay: what a device lists of money it could not hand in. */
export const paymentRefusals = [
  'above-remaining',
  'booking-cancelled',
  'other-day',
  'not-allowed',
  'unknown-booking',
  'id-reused',
  'invalid',
] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];

/** Whether whoever only collects may take money of a departure: today's, and yesterday's for what was forgotten. */
export function isCollectable(departure: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(departure)) / dayMs;
  return days === 0 || days === 1;
}

const byName: Readonly<Record<string, PaymentRefusal>> = {
  'booking-cancelled': 'booking-cancelled',
  'payment-other-day': 'other-day',
  forbidden: 'not-allowed',
  'not-found': 'unknown-booking',
  'payment-id-reused': 'id-reused',
};

/** What the server's answer to a payment means for the payment; null where it says nothing of the payment itself. */
export function paymentRefusalOf(problem: {
  name: string;
  errors?: readonly { code: string }[] | undefined;
}): PaymentRefusal | null {
  if (problem.name !== 'validation') return byName[problem.name] ?? null;
  return problem.errors?.some(({ code }) => code === 'above-remaining') ? 'above-remaining' : 'invalid';
}
