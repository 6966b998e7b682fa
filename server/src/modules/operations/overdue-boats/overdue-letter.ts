import { textsIn } from '@leme/contract/kit/language/texts';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriters } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { overdueBoatsTexts } from './texts/texts.ts';
import { template } from './watch-voyages.ts';

type Needs = { tenantTx: TenantTx; origin: () => string };
type Late = {
  name: string;
  subdomain: string;
  primary_color: string;
  boat: string;
  time: string;
  people: number | null;
};

/** The letter of a boat that is not back, made when it leaves: one that came back meanwhile is not told. */
export function overdueLetters({ tenantTx, origin }: Needs): MailWriters {
  return {
    [template]: async ({ tenant_id, params, locale }) => {
      const late = await tenantTx.read(tenant_id, (tx) =>
        tx.first(
          statement<Late>(sql`select t.name, t.subdomain, t.primary_color, b.boat_name as boat, e.people_out as people,
              to_char(e.eta at time zone coalesce((select c.timezone from company_settings c
                where c.tenant_id = ${tenant_id}), 'America/Sao_Paulo'), 'HH24:MI') as time
            from logbook_entries e join boats b on b.tenant_id = e.tenant_id and b.id = e.boat_id
              join saas_tenants t on t.id = e.tenant_id
            where e.tenant_id = ${tenant_id} and e.id = ${params.voyage_id} and e.status = 'open'
              and e.returned_at is null`),
        ),
      );
      if (!late) return null;
      const t = textsIn(overdueBoatsTexts, locale);
      const { name, subdomain, primary_color, boat, time, people } = late;
      return layOutMail({
        locale,
        brand: { name, primary_color },
        subject: t('subject', { boat }),
        greeting: t('greeting'),
        paragraphs: [
          t('paragraph', { boat, time }),
          ...(people === null ? [] : [t('people', { count: people })]),
        ],
        action: { label: t('open'), url: `${origin()}/${subdomain}/logbook` },
        notes: [t('note')],
      });
    },
  };
}
