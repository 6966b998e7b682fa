import { invoices } from '@leme/contract/finance/invoices/invoices';
import { sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import { forgetLines, heldLines } from './bank/forget-lines.ts';
import { linesWait } from './bank/lines-wait.ts';
import { followBookings } from './charges/follow-payments.ts';
import { emptyInvoices, heldInvoices } from './invoices/person-invoices.ts';
import { costsMoney } from './ledger/costs-money.ts';
import { movesMoney } from './ledger/moves-money.ts';

/** What finance does for modules below it, which know nothing of it. */
export const hooks: Pick<Hooks, 'repoints' | 'forgets' | 'holds' | 'needsYou'> & {
  movesMoney: typeof movesMoney;
  costsMoney: typeof costsMoney;
} = {
  async movesMoney(work, bookings) {
    await movesMoney(work, bookings);
    await followBookings(work, bookings);
  },
  costsMoney,
  needsYou: linesWait,

  async forgets(work, person) {
    const lines = await forgetLines(work, person);
    const emptied = await emptyInvoices(work, person);
    return {
      touched: [...lines.touched, ...emptied],
      histories: [...lines.histories, ...emptied.map((id) => ({ resource: invoices.name, id }))],
      counts: { ...lines.counts, invoices: emptied.length },
    };
  },

  holds: async (work, person) => ({
    bank_lines: await heldLines(work, person),
    invoices: await heldInvoices(work, person),
  }),

  /** What is owed by a customer, and what was agreed with an agent, goes on with whom they became. */
  async repoints({ tx, actor }, register, { from, to }) {
    if (register !== 'customers') return;
    await tx.change(
      statement(sql`update finance_entries set customer_id = ${to}
        where tenant_id = ${actor.tenantId} and customer_id = ${from}`),
    );
    const moved = await tx.rows(
      statement<{ id: string }>(sql`update invoices set customer_id = ${to}
        where tenant_id = ${actor.tenantId} and customer_id = ${from} returning id`),
    );
    const steps = moved.map(({ id }) => ({ id, action: 'updated' as const, changes: {} }));
    record({ tx, actor }, invoices, steps);
    await tx.change(
      statement(sql`update finance_agreements set agent_id = ${to}
        where tenant_id = ${actor.tenantId} and agent_id = ${from}`),
    );
  },
};
