import { channelPartners } from '@leme/contract/channels/channel-partners';
import type { Fault } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';

/** Bookings of a partner are an agent's: another customer cannot stand for it. */
async function notAnAgent({ values, tx, actor }: Saving): Promise<Fault[]> {
  const { agent_id } = values;
  if (!agent_id) return [];
  const other = await tx.first(
    db
      .selectFrom('customers')
      .select('name')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', String(agent_id))
      .where('kind', '<>', 'agente'),
  );
  return other ? [{ pointer: '/agent_id', code: 'not-an-agent', params: { name: other.name } }] : [];
}

export const servesPartners = serveResource(channelPartners, { check: notAnAgent });
