import { dateTimeFormat } from '@leme/contract/kit/language/intl';
import type { Locale } from '@leme/contract/kit/language/locale';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriters, QueuedMail } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { ownTextsIn } from '#kit/words/own-texts';
import { template } from './mail-papers.ts';
import { paperMailsTexts } from './texts/texts.ts';

type Needs = { tenantTx: TenantTx; origin: () => string };

/** The letter to somebody whose paper ends, made when it leaves: of one that was taken back or renewed nothing is said. */
export function paperLetters({ tenantTx, origin }: Needs): MailWriters {
  return {
    [template]: async (mail) => {
      const { locale, tenant_id } = mail;
      const found = await paperOf(tenantTx, mail);
      if (!found) return null;
      const t = await tenantTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, paperMailsTexts, locale));
      const { company, subdomain, primary_color } = found;
      const said = { paper: found.paper, day: dayOf(found.expires_on, locale), company };
      const state = mail.params.step === 'over' ? 'over' : 'soon';
      return layOutMail({
        locale,
        brand: { name: company, primary_color },
        subject: t(`${state}.subject`, said),
        greeting: t('greeting', { name: found.person }),
        paragraphs: [t(`${state}.paragraph`, said), t('renew')],
        action: { label: t('open'), url: `${origin()}/${subdomain}/crew-competencies` },
        notes: [t('note', { company })],
      });
    },
  };
}

const dayOf = (day: string, locale: Locale) =>
  dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

type Found = {
  person: string;
  paper: string;
  expires_on: string;
  company: string;
  subdomain: string;
  primary_color: string | null;
};

async function paperOf(
  tenantTx: TenantTx,
  { tenant_id, params, locale }: QueuedMail,
): Promise<Found | undefined> {
  return await tenantTx.read(tenant_id, (tx) =>
    tx.first(
      statement<Found>(sql`select coalesce(m.short_name, m.full_name) as person,
          coalesce(k.name_translations ->> ${locale}::text, k.name, o.name) as paper, c.expires_on::text as expires_on,
          s.name as company, s.subdomain, s.primary_color
        from crew_credentials c
          join crew_members m on m.tenant_id = c.tenant_id and m.id = c.crew_id
          join saas_tenants s on s.id = c.tenant_id
          left join own_competencies o on o.tenant_id = c.tenant_id and o.id = c.own_competency_id
          left join competencies k on k.id = c.competency_id
        where c.tenant_id = ${tenant_id} and c.id = ${params.credential_id ?? null}::uuid and c.status = 'conferida'
          and c.deleted_at is null and m.deleted_at is null and c.expires_on is not null
          and not exists (select 1 from crew_credentials n where n.tenant_id = ${tenant_id} and n.crew_id = c.crew_id
            and coalesce(n.competency_id, n.own_competency_id) = coalesce(c.competency_id, c.own_competency_id)
            and n.status = 'conferida' and n.deleted_at is null and (n.expires_on is null or n.expires_on > c.expires_on))`),
    ),
  );
}
