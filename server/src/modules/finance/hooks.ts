import { sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import { forgetLines, heldLines } from './bank/forget-lines.ts';
import { followBookings } from './charges/follow-payments.ts';
import { costsMoney } from './ledger/costs-money.ts';
import { movesMoney } from './ledger/moves-money.ts';

/** What finance does for modules below it, which know nothing of it. */
export const hooks: Pick<Hooks, 'repoints' | 'forgets' | 'holds'> & {
  movesMoney: typeof movesMoney;
  costsMoney: typeof costsMoney;
} = {
  async movesMoney(work, bookings) {
    await movesMoney(work, bookings);
    await followBookings(work, bookings);
  },
  costsMoney,

  forgets: forgetLines,

  async holds(work, person) {
    return { bank_lines: await heldLines(work, person) };
  },

  /** What is owed by a customer, and what was agreed with an agent, goes on with whom they became. */
  async repoints({ tx, actor }, register, { from, to }) {
    if (register !== 'customers') return;
    await tx.change(
      statement(sql`update finance_entries set customer_id = ${to}
        where tenant_id = ${actor.tenantId} and customer_id = ${from}`),
    );
    await tx.change(
      statement(sql`update finance_agreements set agent_id = ${to}
        where tenant_id = ${actor.tenantId} and agent_id = ${from}`),
    );
  },
};
