import type { AuthTx } from '#kit/database/auth-tx';
import type { Tx } from '#kit/database/transaction';
import { layOutMail } from '#kit/mail/layout';
import { type MailWriters, queueMail } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import { brandOf, recipientOf } from '../links/link-mail.ts';
import { defaultLocale } from '../links/send-link.ts';
import { mailsTexts } from '../mails/texts/texts.ts';

const template = 'second_factor';
const changes = ['on', 'off', 'removed', 'renewed', 'code_used'] as const;
type Change = (typeof changes)[number];

type Whom = { tenant_id: string; user_id: string; email: string; now: Temporal.Instant };

/** Tells a person what became of the second factor, in the transaction that changes it. */
export async function tellOfSecondFactor(tx: Tx, whom: Whom, change: Change): Promise<void> {
  const { tenant_id, user_id, email, now } = whom;
  const locale = await defaultLocale(tx, tenant_id);
  const letter = { tenant_id, user_id, to_email: email, template, locale, params: { change } };
  queueMail(tx, { ...letter, urgency: 'waiting' }, now);
}

/** The letter of `tellOfSecondFactor`. */
export function secondFactorMail({ authTx, origin }: { authTx: AuthTx; origin: () => string }): MailWriters {
  return {
    [template]: async (mail) => {
      const { tenant_id, locale, params } = mail;
      const person = await authTx.read(tenant_id, (tx) => recipientOf(tx, mail));
      const change = changes.find((known) => known === params.change);
      if (!person || !change) return null;
      const brand = brandOf(tenant_id, person);
      const company = brand.name;
      const t = await authTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, mailsTexts, locale));
      return layOutMail({
        locale,
        brand,
        subject: t('second_factor.subject', { company }),
        greeting: t('greeting', { name: person.full_name }),
        paragraphs: [t(`second_factor.${change}`, { company })],
        action: { label: t('second_factor.label'), url: `${origin()}/account` },
        notes: [t('second_factor.note')],
      });
    },
  };
}
