import { textsIn } from '@leme/contract/kit/language/texts';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriters } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { partsCameTemplate } from '#modules/maintenance/public';
import { orderMailsTexts } from './texts/texts.ts';

type Needs = { tenantTx: TenantTx; origin: () => string };
type Waiting = Record<'name' | 'subdomain' | 'primary_color' | 'code' | 'title' | 'boat', string>;

/** The letter of parts that came, made when it leaves: of an order that waits no more nothing is told. */
export function orderLetters({ tenantTx, origin }: Needs): MailWriters {
  return {
    [partsCameTemplate]: async ({ tenant_id, params, locale }) => {
      const order = await tenantTx.read(tenant_id, (tx) =>
        tx.first(
          statement<Waiting>(sql`select t.name, t.subdomain, t.primary_color, o.code, o.title, b.boat_name as boat
            from work_orders o join boats b on b.tenant_id = o.tenant_id and b.id = o.boat_id
              join saas_tenants t on t.id = o.tenant_id
            where o.tenant_id = ${tenant_id} and o.id = ${params.order_id} and o.deleted_at is null
              and o.status = 'on_hold' and o.hold_kind = 'pecas'`),
        ),
      );
      if (!order) return null;
      const t = textsIn(orderMailsTexts, locale);
      const { name, subdomain, primary_color, code, title, boat } = order;
      return layOutMail({
        locale,
        brand: { name, primary_color },
        subject: t('subject', { code }),
        greeting: t('greeting'),
        paragraphs: [t('paragraph', { code, title, boat })],
        action: { label: t('open'), url: `${origin()}/${subdomain}/work-orders?open=${params.order_id}` },
        notes: [t('note')],
      });
    },
  };
}
