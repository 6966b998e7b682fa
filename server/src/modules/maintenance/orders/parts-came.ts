import { normaliseLocale } from '@leme/contract/kit/language/locale';
import { sql } from 'kysely';
import type { Arrived, Hooks } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import { queueMail } from '#kit/mail/queue';
import { announce } from '#kit/realtime/announce';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { ordersTexts } from './texts/texts.ts';

/** What the letter of parts that came is called among all that are sent. */
export const partsCameTemplate = 'order_parts_came';

/** Whether all is there that order `o` waits for. */
const lacksNothing = (tenantId: string) => sql<boolean>`not exists (select 1 from work_order_parts p
  join stock_items i on i.tenant_id = p.tenant_id and i.id = p.item_id
  where p.tenant_id = ${tenantId} and p.order_id = o.id and p.deleted_at is null and p.source = 'stock'
    and p.used is null and p.planned > i.quantity)`;

type Waiting = { id: string; user_id: string | null; email: string | null; spoken: string | null };

/** Orders that waited for parts and lack none of theirs from now on: open pages hear it, and whoever is to do the work. */
async function stockCame({ tx, actor, now }: TimedWork, items: readonly Arrived[]): Promise<void> {
  const { tenantId } = actor;
  const came = sql.join(
    items.map(({ id, before, after }) => sql`(${id}::uuid, ${before}::numeric, ${after}::numeric)`),
  );
  const orders = await tx.rows(
    statement<Waiting>(sql`select o.id, u.id as user_id, u.email,
        coalesce((select l.locale from email_logs l where l.tenant_id = ${tenantId} and l.user_id = u.id
            and l.template in ('first_access', 'password_reset', 'login') order by l.created_at desc, l.id desc limit 1),
          (select d.locale_code from i18n_tenant_locales d where d.tenant_id = ${tenantId} and d.is_default)) as spoken
      from work_orders o left join profiles u on u.tenant_id = o.tenant_id and u.id = o.assignee_id
        and u.status = 'active' and u.removed_at is null
      where o.tenant_id = ${tenantId} and o.deleted_at is null and o.status = 'on_hold' and o.hold_kind = 'pecas'
        and exists (select 1 from work_order_parts q join (values ${came}) as k (id, was, now) on k.id = q.item_id
          where q.tenant_id = ${tenantId} and q.order_id = o.id and q.deleted_at is null and q.source = 'stock'
            and q.used is null and q.planned > k.was and q.planned <= k.now)
        and ${lacksNothing(tenantId)}
      order by o.id`),
  );
  announce(
    { tx, actor },
    'work-orders',
    'updated',
    orders.map(({ id }) => id),
  );
  for (const { id, user_id, email, spoken } of orders) {
    if (user_id === null || email === null) continue;
    const locale = normaliseLocale(spoken ?? undefined) ?? 'pt-BR';
    const letter = { tenant_id: tenantId, to_email: email, user_id, template: partsCameTemplate, locale };
    queueMail(tx, { ...letter, params: { order_id: id } }, now);
  }
}

/** What orders wait for that is there by now: told by letter when it comes, and in the morning. */
export const partsCame: Pick<Hooks, 'stockCame' | 'needsYou'> = {
  stockCame,
  async needsYou({ tx, actor }) {
    if (!actor.permissions.has('work-orders:update') || actor.partner) return [];
    const orders = await tx.rows(
      statement<{ id: string }>(sql`select o.id from work_orders o
        where o.tenant_id = ${actor.tenantId} and o.deleted_at is null and o.status = 'on_hold' and o.hold_kind = 'pecas'
          and (o.assignee_id = ${actor.userId} or o.assignee_id is null) and ${lacksNothing(actor.tenantId)}
        order by o.created_at, o.id limit 100`),
    );
    const [first, another] = orders;
    return [
      {
        id: 'order-parts',
        words: inAllLanguages(ordersTexts, 'needs.parts', { count: orders.length }),
        count: orders.length,
        path:
          first && !another ? `/work-orders?open=${first.id}` : '/work-orders?status=on_hold&hold_kind=pecas',
        severity: 'info',
      },
    ];
  },
};
