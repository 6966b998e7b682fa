import type { AuthTx } from '#kit/database/auth-tx';
import type { Tx } from '#kit/database/transaction';
import { layOutMail } from '#kit/mail/layout';
import { type MailWriters, queueMail } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import { brandOf, recipientOf } from '../links/link-mail.ts';
import { defaultLocale } from '../links/send-link.ts';
import { mailsTexts } from '../mails/texts/texts.ts';
import { takeTurn, throttleKey } from './throttle.ts';

const template = 'sign_in_warning';
const oncePerSeconds = 24 * 3600;

/** Writes to a person, once a day at most, that somebody keeps guessing the password. Who has no account costs the same. */
export async function warnOnce(
  tx: Tx,
  { tenant_id, email, now }: { tenant_id: string; email: string; now: Temporal.Instant },
  account: { id: string } | undefined,
): Promise<void> {
  const isFirst = await takeTurn(tx, { tenant_id, key: throttleKey(email, 'warned') }, oncePerSeconds);
  if (!isFirst) return;
  const locale = await defaultLocale(tx, tenant_id);
  if (!account) return;
  queueMail(tx, { tenant_id, user_id: account.id, to_email: email, template, locale }, now);
}

/** The mail of `warnOnce`. It carries no link that signs in. */
export function warningMail({ authTx, origin }: { authTx: AuthTx; origin: () => string }): MailWriters {
  return {
    [template]: async (mail) => {
      const { tenant_id, locale } = mail;
      const person = await authTx.read(tenant_id, (tx) => recipientOf(tx, mail));
      if (!person) return null;
      const brand = brandOf(tenant_id, person);
      const t = await authTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, mailsTexts, locale));
      const company = brand.name;
      return layOutMail({
        locale,
        brand,
        subject: t('warning.subject', { company }),
        greeting: t('greeting', { name: person.full_name }),
        paragraphs: [t('warning.happened', { company }), t('warning.meanwhile')],
        action: { label: t('warning.label'), url: `${origin()}/auth` },
        notes: [t('warning.note')],
      });
    },
  };
}
