import { faults, Problem } from '@leme/contract/kit/problem';
import { moveEndpoint } from '@leme/contract/kit/resource/move-endpoints';
import type { RowOf } from '@leme/contract/kit/resource/resource';
import { movesOf } from '@leme/contract/kit/resource/states';
import { dayIn } from '@leme/contract/kit/values/days';
import type { LogKind } from '@leme/contract/maintenance/logs/maintenance-logs';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { type Asked, moveRow } from '#kit/resource/states/move-row';
import type { Work } from '#kit/work';
import { noteService } from '../logs/post-log.ts';
import { endAlertOf } from './order-of-alert.ts';

type Order = RowOf<typeof workOrders>;
type Used = { item_id: string; location_id: string | null; used: number };
type Answered = { label: string; value: string | number | boolean | null };

const closing = movesOf(workOrders).find(({ name }) => name === 'closing');
if (!closing) throw new Error('Orders are not closed');

const kinds: Readonly<Record<Order['kind'], LogKind>> = {
  preventiva: 'preventiva',
  corretiva: 'corretiva',
  inspecao: 'inspecao',
  emergencia: 'corretiva',
};

/** An order is closed: book, stock, reading, plan and alert follow by one service, all of it or none. */
export const servesClosing = serve(
  moveEndpoint(workOrders, closing),
  async ({ input, tx, actor, clock, hooks, registers }) => {
    const work = { tx, actor, now: clock.now() };
    const asked = input as Asked;
    const moved = await moveRow(registers.named(workOrders.name), work, closing, asked);
    const order = moved as unknown as Order;
    const parts = await usedParts(work, order.id);
    const { plan_asset_id, motor_id, boat_id, supplier_id } = order;
    const log = await noteService(work, hooks, {
      date: dayIn(actor.timezone, work.now),
      kind: kinds[order.kind],
      description: String(asked.reason),
      plan_asset_id,
      motor_id: plan_asset_id === null ? motor_id : null,
      boat_id: plan_asset_id === null && motor_id === null ? boat_id : null,
      hours: motor_id === null ? null : order.hours,
      cost: await costOf(work, order.id),
      supplier_id,
      person_id: null,
      parts,
      files: [],
      checklist: plan_asset_id === null ? [] : await answersOf(work, order.id),
    });
    await tx.change(
      statement(sql`update work_orders t set log_id = ${log.id}
        where t.tenant_id = ${actor.tenantId} and t.id = ${order.id}`),
    );
    await endAlertOf(work, order.id);
    return moved as never;
  },
);

/** What was used of the own stock; each says where it lay. */
async function usedParts({ tx, actor }: Work, order: string) {
  const used = await tx.rows(
    statement<Used>(sql`select p.item_id, p.location_id, p.used from work_order_parts p
      where p.tenant_id = ${actor.tenantId} and p.order_id = ${order} and p.deleted_at is null
        and p.source = 'stock' and p.used > 0 order by p.id`),
  );
  return used.map(({ item_id, location_id, used: quantity }, at) => {
    if (location_id === null) throw faults([{ pointer: `/parts/${at}/location_id`, code: 'required' }]);
    return { item_id, location_id, quantity };
  });
}

/** What it cost beside the parts of the house; nothing is closed while a cost is not confirmed. */
async function costOf({ tx, actor }: Work, order: string): Promise<number> {
  const sums = await tx.first(
    statement<{ paid: number; worked: number; open: number }>(sql`select
        (select coalesce(sum(c.amount), 0)::float8 from work_order_costs c
          where c.tenant_id = ${actor.tenantId} and c.order_id = ${order} and c.deleted_at is null) as paid,
        (select coalesce(sum(round(w.minutes * w.rate / 60, 2)), 0)::float8 from work_order_labour w
          where w.tenant_id = ${actor.tenantId} and w.order_id = ${order} and w.deleted_at is null) as worked,
        (select count(*)::int from work_order_costs c where c.tenant_id = ${actor.tenantId} and c.order_id = ${order}
          and c.deleted_at is null and not c.confirmed) as open`),
  );
  if (!sums || sums.open > 0) throw new Problem('costs-open', { params: { count: sums?.open ?? 0 } });
  return Math.round((sums.paid + sums.worked) * 100) / 100;
}

/** What was said of the lines the plan asks for too. */
function answersOf({ tx, actor }: Work, order: string): Promise<Answered[]> {
  return tx
    .rows(
      statement<{
        label: string;
        type: string;
        done: boolean;
        number: number | null;
        text: string | null;
      }>(sql`
        select c.label, c.type, c.done, c.number, case when c.type = 'photo' then c.photo::text else c.answer end as text
        from work_order_checks c join work_orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
          join plan_assets a on a.tenant_id = o.tenant_id and a.id = o.plan_asset_id
          join maintenance_tasks k on k.tenant_id = a.tenant_id and k.id = a.task_id
        where c.tenant_id = ${actor.tenantId} and c.order_id = ${order} and c.deleted_at is null
          and k.checklist @> jsonb_build_array(jsonb_build_object('label', c.label))
        order by c.place, c.id`),
    )
    .then((lines) =>
      lines.map(({ label, type, done, number, text }) => ({
        label,
        value: type === 'check' ? done : type === 'number' ? number : text,
      })),
    );
}
