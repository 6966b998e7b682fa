import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { layOutMail } from '#kit/mail/layout';
import { type MailWriters, queueMail } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import type { TimedWork } from '#kit/work';
import { brandOf } from '../links/link-mail.ts';
import { defaultLocale } from '../links/send-link.ts';
import { mailsTexts } from '../mails/texts/texts.ts';
import type { Person } from './person-queries.ts';

const template = 'address_changed';

/** Tells the address an account had until now that it has another, which the letter does not name. */
export async function tellOldAddress({ tx, actor, now }: TimedWork, person: Person): Promise<void> {
  const tenant_id = actor.tenantId;
  const locale = await defaultLocale(tx, tenant_id);
  queueMail(tx, { tenant_id, user_id: person.id, to_email: person.email, template, locale }, now);
}

/** The letter of `tellOldAddress`; it goes to an address nobody signs in with any more. */
export function addressChangedMail({
  authTx,
  origin,
}: {
  authTx: AuthTx;
  origin: () => string;
}): MailWriters {
  return {
    [template]: async ({ tenant_id, user_id, locale }) => {
      if (!user_id) return null;
      const person = await authTx.read(tenant_id, (tx) =>
        tx.first(
          db
            .selectFrom('profiles as p')
            .innerJoin('saas_tenants as t', 't.id', 'p.tenant_id')
            .select(['p.full_name', 't.name as tenant_name', 't.primary_color'])
            .where('p.tenant_id', '=', tenant_id)
            .where('p.id', '=', user_id)
            .where('p.removed_at', 'is', null),
        ),
      );
      if (!person) return null;
      const brand = brandOf(tenant_id, person);
      const company = brand.name;
      const t = await authTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, mailsTexts, locale));
      return layOutMail({
        locale,
        brand,
        subject: t('address_changed.subject', { company }),
        greeting: t('greeting', { name: person.full_name }),
        paragraphs: [t('address_changed.happened', { company })],
        action: { label: t('address_changed.label'), url: `${origin()}/auth` },
        notes: [t('address_changed.note')],
      });
    },
  };
}
