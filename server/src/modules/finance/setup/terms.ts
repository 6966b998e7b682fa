import { products } from '@leme/contract/catalog/products';
import { financeTerms } from '@leme/contract/finance/entities';
import {
  createAgreement,
  createTaxRate,
  listAgreements,
  listTaxRates,
} from '@leme/contract/finance/setup-endpoints';
import { boats } from '@leme/contract/fleet/boats';
import { suppliers } from '@leme/contract/fleet/suppliers';
import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { customers } from '@leme/contract/sales/customers';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

type Agreed = ReplyOf<typeof listAgreements>['data'][number];
type Rate = ReplyOf<typeof listTaxRates>['data'][number];

export const servesAgreements = serve(listAgreements, async ({ tx, actor }) => ({
  data: await tx.rows(
    statement<Agreed>(sql`select g.id, g.kind, g.agent_id, g.supplier_id, g.product_id, g.boat_id, g.bp, g.amount, g.base,
        g.valid_from, g.valid_to from finance_agreements g
      where g.tenant_id = ${actor.tenantId} order by g.valid_from desc, g.id limit 1000`),
  ),
}));

export const servesAgreement = serve(createAgreement, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  await refuse(work, input);
  const row = { id: newId(), ...input };
  const by = { created_at: work.now.toString(), created_by: actor.userId };
  for (const insert of insertRows('finance_agreements', [{ tenant_id: actor.tenantId, ...row, ...by }]))
    await tx.change(insert);
  const { kind, bp, amount, valid_from, valid_to } = row;
  record(work, financeTerms, {
    id: row.id,
    action: 'created',
    after: { kind, bp, amount, valid_from, valid_to },
  });
  return row;
});

/** A share says a percentage or an amount, a crew's day an amount, and each whose it is. */
async function refuse(work: TimedWork, input: InputOf<typeof createAgreement>): Promise<void> {
  const { kind, bp, amount, valid_from, valid_to, agent_id, supplier_id, product_id, boat_id } = input;
  const wrong: Fault[] = [];
  const isCrew = kind === 'per_sailing' || kind === 'per_hour';
  if (bp === null && amount === null) wrong.push({ pointer: isCrew ? '/amount' : '/bp', code: 'required' });
  if (bp !== null && (isCrew || amount !== null)) wrong.push({ pointer: '/bp', code: 'no-value' });
  if (kind === 'commission' && agent_id === null) wrong.push({ pointer: '/agent_id', code: 'required' });
  if (kind === 'owner_share' && supplier_id === null)
    wrong.push({ pointer: '/supplier_id', code: 'required' });
  if (kind === 'owner_share' && boat_id === null) wrong.push({ pointer: '/boat_id', code: 'required' });
  if (valid_to !== null && valid_to < valid_from) wrong.push({ pointer: '/valid_to', code: 'backwards' });
  if (wrong.length > 0) throw faults(wrong);
  await requireThere(work, [
    ['agent_id', customers, agent_id],
    ['supplier_id', suppliers, supplier_id],
    ['product_id', products, product_id],
    ['boat_id', boats, boat_id],
  ]);
}

type Named = readonly [name: string, resource: Parameters<typeof holdRows>[0], id: string | null];

async function requireThere(work: TimedWork, named: readonly Named[]): Promise<void> {
  const wrong: Fault[] = [];
  for (const [name, resource, id] of named)
    if (id !== null && !(await holdRows(resource, work, [id])).has(id))
      wrong.push({ pointer: `/${name}`, code: 'unknown' });
  if (wrong.length > 0) throw faults(wrong);
}

export const servesTaxRates = serve(listTaxRates, async ({ tx, actor }) => ({
  data: await tx.rows(
    statement<Rate>(sql`select r.id, r.line, r.bp, r.product_id, r.valid_from from finance_tax_rates r
      where r.tenant_id = ${actor.tenantId} order by r.valid_from desc, r.line, r.id limit 500`),
  ),
}));

export const servesTaxRate = serve(createTaxRate, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  await requireThere(work, [['product_id', products, input.product_id]]);
  const row = { id: newId(), ...input };
  const by = { created_at: work.now.toString(), created_by: actor.userId };
  for (const insert of insertRows('finance_tax_rates', [{ tenant_id: actor.tenantId, ...row, ...by }]))
    await tx.change(insert);
  record(work, financeTerms, {
    id: row.id,
    action: 'created',
    after: { kind: 'tax', bp: row.bp, valid_from: row.valid_from },
  });
  return row;
});
