import { linkHours, type StoredLinkType } from '@leme/contract/access/sign-in/link-hours';
import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { isReached } from '@leme/contract/tenancy/companies/company-states';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriter, MailWriters, QueuedMail } from '#kit/mail/queue';
import { decidedBy } from '#kit/settings/decided';
import { ownTextsIn } from '#kit/words/own-texts';
import { newToken } from '../auth-session/session-cookie.ts';
import { mailsTexts } from '../mails/texts/texts.ts';

type Needs = { authTx: AuthTx; clock: Clock; origin: () => string };

/** The three mails that carry a link. The token is made here, so it stands in the letter and nowhere else. */
export function linkMails(needs: Needs): MailWriters {
  const writer =
    (type: StoredLinkType): MailWriter =>
    (mail) =>
      writeLink(needs, type, mail);
  return {
    login: writer('login'),
    first_access: writer('first_access'),
    password_reset: writer('password_reset'),
  };
}

async function writeLink({ authTx, clock, origin }: Needs, type: StoredLinkType, mail: QueuedMail) {
  const { tenant_id, user_id, locale, params } = mail;
  if (!user_id) return null;
  const token = newToken(tenant_id);
  const now = clock.now();
  const person = await authTx.write(tenant_id, async (tx) => {
    // Held until the link is there: who changes the address, or shuts out, meets it and voids it, or is met here.
    await tx.first(
      db
        .selectFrom('profiles')
        .select('id')
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', user_id)
        .forShare(),
    );
    const found = await recipientOf(tx, mail);
    if (!found) return null;
    // Of a kind only the newest works: an older one may lie in somebody's mailbox for two weeks.
    await tx.change(
      db
        .deleteFrom('auth_links')
        .where('tenant_id', '=', tenant_id)
        .where('user_id', '=', user_id)
        .where('type', '=', type)
        .where('used_at', 'is', null),
    );
    const hours =
      type === 'login' ? (await decidedBy(tx, tenant_id, sessionSettings)).login_link_hours : linkHours[type];
    await tx.change(
      db.insertInto('auth_links').values({
        tenant_id,
        token_hash: token.hash,
        user_id,
        type,
        created_at: now.toString(),
        expires_at: now.add({ hours }).toString(),
        redirect_url: params.redirect_url ?? null,
      }),
    );
    return { ...found, hours };
  });
  if (!person) return null;
  const brand = brandOf(tenant_id, person);
  const t = await authTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, mailsTexts, locale));
  const company = brand.name;
  const isUsual = person.hours === linkHours[type];
  const validity = isUsual ? t(`${type}.validity`) : t('login.hours', { count: person.hours });
  return layOutMail({
    locale,
    brand,
    greeting: t('greeting', { name: person.full_name }),
    subject: t(`${type}.subject`, { company }),
    paragraphs: [t(`${type}.paragraph`, { company })],
    action: {
      label: t(`${type}.label`),
      url: `${origin()}/auth-token?type=${type}&token=${tenant_id}.${token.token}`,
    },
    notes: [validity, t('ignore')],
  });
}

/** Whom a mail goes to; undefined for whoever was shut out, or changed the address since. */
export async function recipientOf(tx: Tx, { tenant_id, user_id, to_email }: QueuedMail) {
  if (!user_id) return undefined;
  const found = await tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('saas_tenants as t', 't.id', 'p.tenant_id')
      .select([
        'p.full_name',
        'p.email',
        'p.status',
        't.name as tenant_name',
        't.primary_color',
        't.status as tenant_status',
      ])
      .where('p.tenant_id', '=', tenant_id)
      .where('p.id', '=', user_id),
  );
  const isThere = found?.status === 'active' && isReached(found.tenant_status) && found.email === to_email;
  return isThere ? found : undefined;
}

/** In whose name and colour a company's mail comes. */
export function brandOf(
  tenant_id: string,
  { tenant_name, primary_color }: { tenant_name: string; primary_color: string | null },
) {
  return { name: tenant_id === platformTenantId ? 'Leme' : tenant_name, primary_color };
}
