import { faults } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

/** A booking's agent is a customer who is one, held for it. */
export async function requireAgent(tx: Tx, actor: Actor, agent_id: string | null): Promise<void> {
  if (!agent_id) return;
  const agent = await tx.first(
    db
      .selectFrom('customers')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', agent_id)
      .where('kind', '=', 'agente')
      .where('deleted_at', 'is', null)
      .forKeyShare(),
  );
  if (!agent) throw faults([{ pointer: '/agent_id', code: 'unknown' }]);
}
