import type { PaymentMethod } from '@leme/contract/bookings/rules';
import { owedBack } from '../owed-back.ts';

/** What is known of a booking's money; null where the viewer may not see it. */
export type Debt = {
  status?: string | undefined;
  total_price: number | null;
  paid_amount: number | null;
  remaining_amount: number | null;
};

export type PaymentValues = {
  kind: 'receive' | 'giveBack';
  amount: number | null;
  method: PaymentMethod;
  note: string;
};

/** What is owed back is to be returned; else what is owed comes in. */
export function presetPayment(debt: Debt): PaymentValues {
  const isOver = debt.status === 'cancelled' || debt.status === 'expired';
  const back = owedBack(debt);
  const kind = isOver || back > 0 ? 'giveBack' : 'receive';
  const amount = kind === 'giveBack' ? back : (debt.remaining_amount ?? 0);
  return { kind, amount: amount > 0 ? amount : null, method: 'pix', note: '' };
}

/** The most that can come in or be returned; null where nobody may know. */
export function mostOf(kind: PaymentValues['kind'], debt: Debt): number | null {
  return kind === 'receive' ? debt.remaining_amount : debt.paid_amount;
}

export type PaymentFault = { code: 'needAmount' } | { code: 'aboveOwed'; most: number };

export function paymentFault(
  { kind, amount }: Pick<PaymentValues, 'kind' | 'amount'>,
  debt: Debt,
): PaymentFault | null {
  if (amount === null || amount <= 0) return { code: 'needAmount' };
  const most = mostOf(kind, debt);
  return most !== null && amount > most ? { code: 'aboveOwed', most: Math.max(0, most) } : null;
}

/** Money returned is a negative payment. */
export function signedAmount({ kind, amount }: Pick<PaymentValues, 'kind' | 'amount'>): number {
  return kind === 'receive' ? (amount ?? 0) : -(amount ?? 0);
}
