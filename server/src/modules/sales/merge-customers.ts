import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { requireFewTags } from '@leme/contract/kit/resource/united-links';
import { mergeCustomers } from '@leme/contract/sales/customer-endpoints';
import { tags } from '@leme/contract/sales/tags';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { storedColumns } from '#kit/resource/columns';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import type { Register, Values } from '#kit/resource/registers';
import { holdRows, takePair } from '#kit/resource/save/hold-rows';
import { readable, setColumns } from '#kit/resource/save/save-rows';
import type { Work } from '#kit/work';
import { accountsOf } from './customer-people.ts';
import { uniteConsents } from './personal-data/consents.ts';

type Input = InputOf<typeof mergeCustomers>;
type Pair = { kept: AnyRow; other: AnyRow };

export const servesCustomerMerge = serve(
  mergeCustomers,
  async ({ input, tx, actor, clock, registers, hooks }) => {
    if (!actor.permissions.has('customers:update'))
      throw new Problem('forbidden', { params: { resource: 'customers' } });
    const register = registers.named('customers');
    const pair = await takeBoth(register, { tx, actor }, input);
    const { kept, other } = pair;
    await requireMergeable(tx, actor, pair);
    // First, so that what must be unique is free.
    await setColumns(register, { tx, actor }, other.id, {
      deleted_at: sql`now()`,
      deleted_by: actor.userId,
      merged_into: kept.id,
    });
    const { marketing_consent, marketing_consent_at } = await uniteConsents(
      { tx, actor },
      { from: other.id, to: kept.id },
    );
    const chosen = {
      ...chosenValues(pair, input.fields),
      ...(marketing_consent !== kept.marketing_consent && { marketing_consent }),
    };
    await setColumns(register, { tx, actor }, kept.id, {
      ...storedColumns(register.resource, chosen),
      marketing_consent_at,
    });
    await uniteTags(tx, actor, pair);
    await pointToKept(tx, actor, pair);
    const work = { tx, actor, now: clock.now() };
    await hooks.repoints(work, register.resource.name, { from: other.id, to: kept.id });
    const row = await findRow(register, { tx, actor }, kept.id);
    const names = { name: [other.name, row.name] as const };
    const changes = { ...readable(register, [...Object.keys(chosen), 'tags'], kept, row), ...names };
    record({ tx, actor }, register.resource, [
      { id: kept.id, action: 'merged', changes },
      { id: other.id, action: 'merged', changes: names, kind: 'removed' },
    ]);
    return row as never;
  },
);

async function takeBoth(
  register: Register,
  work: Work,
  { version, other_version, ...ids }: Input,
): Promise<Pair> {
  await holdTags(work, ids);
  const { kept, other } = await takePair(register, work, ids);
  if (kept.version !== version) throw new Problem('stale-version', { params: { current: kept } });
  if (other.version !== other_version) throw new Problem('stale-version', { params: { current: other } });
  requireFewTags(register.resource, [kept, other]);
  return { kept, other };
}

/** What both are tagged with is held before they are taken: who unites two tags writes to the customers that have them. */
async function holdTags(
  { tx, actor }: Work,
  { id, other_id }: { id: string; other_id: string },
): Promise<void> {
  const links = await tx.rows(
    db
      .selectFrom('customers_tags')
      .select('target_id')
      .where('tenant_id', '=', actor.tenantId)
      .where('owner_id', 'in', [id, other_id]),
  );
  await holdRows(
    tags,
    { tx, actor },
    links.map(({ target_id }) => target_id),
  );
}

async function requireMergeable(tx: Tx, actor: Actor, { kept, other }: Pair): Promise<void> {
  if ((kept.kind === 'agente') !== (other.kind === 'agente'))
    throw faults([{ pointer: '/other_id', code: 'agent-and-person' }]);
  const by = await accountsOf(tx, actor, [other.id]);
  if (by.length > 0) throw new Problem('in-use', { params: { by } });
}

function chosenValues({ kept, other }: Pair, fields: Input['fields']): Values {
  const taken = Object.keys(fields).filter((name) => fields[name] === 'other' && kept[name] !== other[name]);
  const chosen: Values = Object.fromEntries(taken.map((name) => [name, other[name]]));
  const agent_id = 'agent_id' in chosen ? chosen.agent_id : kept.agent_id;
  // Nobody is sold by himself.
  const isOwn = agent_id === kept.id || agent_id === other.id;
  return isOwn ? { ...chosen, agent_id: null } : chosen;
}

async function uniteTags(tx: Tx, actor: Actor, { kept, other }: Pair): Promise<void> {
  const links = db
    .selectFrom('customers_tags')
    .select(['tenant_id', sql<string>`${kept.id}::uuid`.as('owner_id'), 'target_id'])
    .select(sql<number>`position + 50`.as('position'))
    .where('tenant_id', '=', actor.tenantId)
    .where('owner_id', '=', other.id);
  await tx.change(
    db
      .insertInto('customers_tags')
      .columns(['tenant_id', 'owner_id', 'target_id', 'position'])
      .expression(links)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Customers an agent brought, and those merged before: history then needs one step back, never more. */
async function pointToKept(tx: Tx, actor: Actor, { kept, other }: Pair): Promise<void> {
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
