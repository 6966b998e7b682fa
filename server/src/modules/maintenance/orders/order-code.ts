import { dayIn } from '@leme/contract/kit/values/days';
import { orderNumbers } from '@leme/contract/maintenance/orders/order-numbers';
import { sql } from 'kysely';
import { nextNumber } from '#kit/database/next-number';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import type { Following } from '../plans/read-plans.ts';

/** Gives a new order its number, by the year of the company unless it counts on. */
export async function giveCode(work: Following, id: string): Promise<string> {
  const { tx, actor, now } = work;
  const { order_prefix, order_by_year } = await decidedBy(tx, actor.tenantId, orderNumbers);
  const year = order_by_year ? `-${dayIn(actor.timezone, now).slice(0, 4)}` : '';
  const series = `${order_prefix}${year}`;
  const highest = await tx.first(
    statement<{ code: string }>(sql`select o.code from work_orders o where o.tenant_id = ${actor.tenantId}
      and o.code like ${`${series}-%`} and o.code not like ${`${series}-%-%`}
      order by length(o.code) desc, o.code desc limit 1`),
  );
  const taken = Number(highest?.code.slice(series.length + 1) ?? 0);
  const code = `${series}-${String(await nextNumber(work, series, taken)).padStart(4, '0')}`;
  await tx.change(
    statement(
      sql`update work_orders t set code = ${code} where t.tenant_id = ${actor.tenantId} and t.id = ${id}`,
    ),
  );
  return code;
}
