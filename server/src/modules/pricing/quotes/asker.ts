import { type Fault, faults } from '@leme/contract/kit/problem';
import type { PriceRule, SpecialPrice } from '@leme/contract/prices/price-book';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Work } from '#kit/work';

/** For whom a price is asked. */
export type Whose = { agent_id: string | null; customer_id: string | null };

/**
 * Whoever signs in for a partner asks as that agent and for its own customers; another's are as unknown as ones nobody
 * is, before anything is worked out. The house asks for whom it likes.
 */
export async function requireOwn({ tx, actor }: Work, whose: Whose, at = ''): Promise<void> {
  const { partner, tenantId } = actor;
  if (!partner) return;
  const wrong: Fault[] = [];
  if (whose.agent_id !== partner.id) wrong.push({ pointer: `${at}/agent_id`, code: 'unknown' });
  if (whose.customer_id !== null) {
    const own = await tx.first(
      db
        .selectFrom('customers')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', whose.customer_id)
        .where('agent_id', '=', partner.id),
    );
    if (!own) wrong.push({ pointer: `${at}/customer_id`, code: 'unknown' });
  }
  if (wrong.length > 0) throw faults(wrong);
}

type Rule = Pick<PriceRule | SpecialPrice, 'when'> & { active?: boolean };

/** Which rules and special prices an asker may know of: a partner those that count, for everybody or for that agent. */
export function toldTo({ partner }: Pick<Actor, 'partner'>): (rule: Rule) => boolean {
  if (!partner) return () => true;
  return ({ active, when: { agent_ids } }) =>
    active !== false && (agent_ids === undefined || agent_ids.includes(partner.id));
}
