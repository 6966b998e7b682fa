import type { Fault } from '@leme/contract/kit/problem';
import { type SpecialValues, specialTerms } from '@leme/contract/pricing/rule-conditions';
import { specialPrices } from '@leme/contract/pricing/special-prices';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { notAgents } from '../not-agents.ts';

export const servesSpecialPrices = serveResource(specialPrices, {
  check,
  afterSave: async ({ id, values, tx, actor }) => await keepVersion({ tx, actor }, id, values),
  afterRemoval: async ({ row, tx, actor }) => await keepVersion({ tx, actor }, row.id, row),
  computes: ({ tenantId }, ids) => sql`select t.id, t.used from special_prices t
    where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
});

async function check({ values, before, tx, actor }: Saving): Promise<Fault[]> {
  const special = values as SpecialValues;
  const former = (before as SpecialValues | null) ?? null;
  const ended = await past(tx, actor, {
    travel: isSame(special.travel, former?.travel) ? null : special.travel,
    validity: isSame(special.validity, former?.validity) ? null : special.validity,
  });
  const agents = special.agent_id ? [special.agent_id] : [];
  return [...ended, ...(await notAgents({ tx, actor }, agents, 'agent_id'))];
}

type Range = SpecialValues['travel'];

const isSame = (range: Range, former: Range | undefined) =>
  JSON.stringify(range ?? null) === JSON.stringify(former ?? null);

/** Days that are over by the calendar of the company, where somebody only now says so. */
async function past(
  tx: Tx,
  { timezone }: Actor,
  ranges: Record<'travel' | 'validity', Range>,
): Promise<Fault[]> {
  const ends = Object.entries(ranges).flatMap(([field, range]) => (range?.to ? [[field, range.to]] : []));
  if (ends.length === 0) return [];
  const today = await tx.first(
    statement<{ day: string }>(sql`select to_char(now() at time zone ${timezone}, 'YYYY-MM-DD') as day`),
  );
  return ends
    .filter(([, to]) => String(to) < String(today?.day))
    .map(([field]) => ({ pointer: `/${field}/to`, code: 'past-day' }));
}

/** What it says now, for whoever works out a price of today again. Its name may be somebody's, and stays where it is forgotten. */
async function keepVersion(
  { tx, actor }: { tx: Tx; actor: Actor },
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { with_rules } = values as SpecialValues;
  const special = JSON.stringify({ with_rules, ...specialTerms(values as SpecialValues) });
  await tx.change(
    statement(sql`insert into special_price_versions (tenant_id, special_price_id, version, special)
      select t.tenant_id, t.id, t.version, ${special}::jsonb from special_prices t
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}
      on conflict do nothing`),
  );
}
