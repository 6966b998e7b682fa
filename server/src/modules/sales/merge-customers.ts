import { faults, Problem } from '@leme/contract/kit/problem';
import { mergeCustomers } from '@leme/contract/sales/customer-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { db } from '#kit/database/sql';
import { serveMerge, type Uniting } from '#kit/resource/merge/serve-merge';
import { accountsOf } from './customer-people.ts';
import { uniteConsents } from './personal-data/consents.ts';

export const servesCustomerMerge = serveMerge(customers, mergeCustomers, {
  async forbids({ kept, other }, { tx, actor }) {
    if ((kept.kind === 'agente') !== (other.kind === 'agente'))
      throw faults([{ pointer: '/other_id', code: 'agent-and-person' }]);
    const by = await accountsOf(tx, actor, [other.id]);
    if (by.length > 0) throw new Problem('in-use', { params: { by } });
  },

  settles(chosen, { kept, other }) {
    const agent_id = 'agent_id' in chosen ? chosen.agent_id : kept.agent_id;
    // Nobody is sold by himself.
    const isOwn = agent_id === kept.id || agent_id === other.id;
    return isOwn ? { ...chosen, agent_id: null } : chosen;
  },

  async unites({ kept, other, work }) {
    const ids = { from: other.id, to: kept.id };
    const { marketing_consent, marketing_consent_at } = await uniteConsents(work, ids);
    const fields = marketing_consent === kept.marketing_consent ? {} : { marketing_consent };
    return { fields, columns: { marketing_consent_at } };
  },

  afterMerge: pointToKept,
});

/** Customers an agent brought, and those merged before: history then needs one step back, never more. */
async function pointToKept({ kept, other, work: { tx, actor } }: Uniting): Promise<void> {
  for (const column of ['agent_id', 'merged_into'] as const) {
    await tx.change(
      db
        .updateTable('customers')
        .set({ [column]: kept.id })
        .where('tenant_id', '=', actor.tenantId)
        .where(column, '=', other.id),
    );
  }
}
