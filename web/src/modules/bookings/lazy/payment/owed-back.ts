type Debt = {
  status?: string | undefined;
  paid_amount: number | null;
  remaining_amount: number | null;
};

const isOver = (status: string | undefined) => status === 'cancelled' || status === 'expired';

/** What the company owes back: what was paid above the total, and of what ended with its total standing all of it. */
export function owedBack({ status, paid_amount, remaining_amount }: Debt): number {
  const rest = remaining_amount ?? 0;
  if (isOver(status) && rest > 0) return paid_amount ?? 0;
  return Math.max(0, -rest);
}
