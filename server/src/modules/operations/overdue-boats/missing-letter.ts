import { textsIn } from '@leme/contract/kit/language/texts';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriters } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { overdueBoatsTexts } from './texts/texts.ts';
import { missingTemplate } from './watch-departures.ts';

type Needs = { tenantTx: TenantTx; origin: () => string };
type Left = { name: string; subdomain: string; primary_color: string; boat: string };

/** The letter of somebody who did not step off. Who it is stands in the product alone. */
export function missingLetters({ tenantTx, origin }: Needs): MailWriters {
  return {
    [missingTemplate]: async ({ tenant_id, params, locale }) => {
      const left = await tenantTx.read(tenant_id, (tx) =>
        tx.first(
          statement<Left>(sql`select t.name, t.subdomain, t.primary_color, b.boat_name as boat
            from departure_seals s join boats b on b.tenant_id = s.tenant_id and b.id = s.boat_id
              join saas_tenants t on t.id = s.tenant_id
            where s.tenant_id = ${tenant_id} and s.id = ${params.seal_id}`),
        ),
      );
      if (!left) return null;
      const t = textsIn(overdueBoatsTexts, locale);
      const { name, subdomain, primary_color, boat } = left;
      return layOutMail({
        locale,
        brand: { name, primary_color },
        subject: t('missing.subject', { boat }),
        greeting: t('greeting'),
        paragraphs: [t('missing.people', { boat, count: Number(params.count ?? 1) })],
        action: { label: t('open'), url: `${origin()}/${subdomain}/logbook` },
        notes: [t('note')],
      });
    },
  };
}
