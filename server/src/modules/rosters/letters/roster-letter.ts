import { dateTimeFormat } from '@leme/contract/kit/language/intl';
import type { Locale } from '@leme/contract/kit/language/locale';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { addDays } from '@leme/contract/kit/values/days';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { isLiving } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriters, QueuedMail } from '#kit/mail/queue';
import { statement } from '#kit/resource/statement';
import { ownTextsIn } from '#kit/words/own-texts';
import { template } from '../week/publish.ts';
import { lettersTexts } from './texts/texts.ts';

export type LetterNeeds = { tenantTx: TenantTx; origin: () => string };

/** The letter to somebody whose duties changed, made when it leaves: the whole week as it stands then. */
export function rosterLetters({ tenantTx, origin }: LetterNeeds): MailWriters {
  return {
    [template]: async (mail) => {
      const { locale, tenant_id } = mail;
      const { found, duties, t } = await tenantTx.read(tenant_id, async (tx) => ({
        found: await personOf(tx, mail),
        duties: await dutiesOf(tx, mail),
        t: await ownTextsIn(tx, tenant_id, lettersTexts, locale),
      }));
      if (!found) return null;
      const { company, subdomain, primary_color, name, zone } = found;
      const read = { locale, zone };
      const week = dayOf(`${mail.params.week}T12:00:00Z`, { locale, zone: 'UTC' });
      const lines = duties.map((duty) => {
        const said = { day: dayOf(duty.starts_at, read), from: hourOf(duty.starts_at, read) };
        if (!isLiving(duty.status)) return t('gone', said);
        const position = choiceOf(crewAssignments.fields.position, duty.position, locale);
        const what = [duty.product ?? duty.place, duty.boat].filter(Boolean).join(', ');
        return t('line', { ...said, until: hourOf(duty.ends_at, read), what, position });
      });
      return layOutMail({
        locale,
        brand: { name: company, primary_color },
        subject: t('subject', { week }),
        greeting: t('greeting', { name }),
        paragraphs: [t('paragraph', { company, week }), ...(lines.length > 0 ? lines : [t('none')])],
        action: { label: t('open'), url: `${origin()}/${subdomain}/crew-rosters` },
        notes: [t('note', { company })],
      });
    },
  };
}

type Read = { locale: Locale; zone: string };
const dayOf = (at: string, { locale, zone }: Read) =>
  dateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(
    new Date(at),
  );
const hourOf = (at: string, { locale, zone }: Read) =>
  dateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(new Date(at));

type Found = { name: string; company: string; subdomain: string; primary_color: string | null; zone: string };

function personOf(tx: Tx, { tenant_id, params }: QueuedMail): Promise<Found | undefined> {
  return tx.first(
    statement<Found>(sql`select coalesce(m.short_name, m.full_name) as name, s.name as company, s.subdomain,
        s.primary_color, coalesce((select c.timezone from company_settings c where c.tenant_id = ${tenant_id}),
          'America/Sao_Paulo') as zone
      from crew_members m join saas_tenants s on s.id = m.tenant_id
      where m.tenant_id = ${tenant_id} and m.id = ${params.crew_id ?? null}::uuid and m.deleted_at is null`),
  );
}

type Duty = {
  starts_at: string;
  ends_at: string;
  status: Parameters<typeof isLiving>[0];
  position: string;
  product: string | null;
  place: string | null;
  boat: string | null;
};

/** What the person does that week, and what was taken away since the duty was published. */
function dutiesOf(tx: Tx, { tenant_id, params }: QueuedMail): Promise<Duty[]> {
  const week = params.week ?? '2000-01-03';
  return tx.rows(
    statement<Duty>(sql`select a.starts_at, a.ends_at, a.status, a."position", p.name as product, h.place, b.boat_name as boat
      from crew_assignments a
        left join sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
        left join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
        left join crew_shifts h on h.tenant_id = a.tenant_id and h.id = a.shift_id
        left join boats b on b.tenant_id = a.tenant_id and b.id = a.boat_id
      where a.tenant_id = ${tenant_id} and a.crew_id = ${params.crew_id ?? null}::uuid
        and a.date between ${week}::date and ${addDays(week, 6)}::date and a.sequence > 0 and a.status <> 'declined'
      order by a.starts_at, a.id`),
  );
}
