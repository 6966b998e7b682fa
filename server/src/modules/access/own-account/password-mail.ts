import type { AuthTx } from '#kit/database/auth-tx';
import type { Tx } from '#kit/database/transaction';
import { layOutMail } from '#kit/mail/layout';
import { type MailWriters, queueMail } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import { brandOf, recipientOf } from '../links/link-mail.ts';
import { defaultLocale } from '../links/send-link.ts';
import { mailsTexts } from '../mails/texts/texts.ts';

const template = 'password_changed';

type Whom = { tenant_id: string; user_id: string; email: string; now: Temporal.Instant };

/** Tells a person that the password is another one, in the transaction that changes it. */
export async function tellOfPassword(tx: Tx, { tenant_id, user_id, email, now }: Whom): Promise<void> {
  const locale = await defaultLocale(tx, tenant_id);
  queueMail(tx, { tenant_id, user_id, to_email: email, template, locale, urgency: 'waiting' }, now);
}

/** The letter of `tellOfPassword`. */
export function passwordMail({ authTx, origin }: { authTx: AuthTx; origin: () => string }): MailWriters {
  return {
    [template]: async (mail) => {
      const { tenant_id, locale } = mail;
      const person = await authTx.read(tenant_id, (tx) => recipientOf(tx, mail));
      if (!person) return null;
      const brand = brandOf(tenant_id, person);
      const company = brand.name;
      const t = await authTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, mailsTexts, locale));
      return layOutMail({
        locale,
        brand,
        subject: t('password_changed.subject', { company }),
        greeting: t('greeting', { name: person.full_name }),
        paragraphs: [t('password_changed.happened', { company })],
        // The way to the account and what to do where it was somebody else are those of every such letter.
        action: { label: t('second_factor.label'), url: `${origin()}/account` },
        notes: [t('second_factor.note')],
      });
    },
  };
}
