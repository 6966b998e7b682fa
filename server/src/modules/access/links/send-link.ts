import { mailPauseSeconds } from '@leme/contract/access/sign-in/link-endpoints';
import type { StoredLinkType } from '@leme/contract/access/sign-in/link-hours';
import type { Locale } from '@leme/contract/kit/language/locale';
import { faults, Problem } from '@leme/contract/kit/problem';
import { isReached } from '@leme/contract/tenancy/companies/company-states';
import type { FastifyRequest } from 'fastify';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId, platformTenantId } from '#kit/ids';
import type { Urgency } from '#kit/jobs/jobs';
import { queueMail } from '#kit/mail/queue';
import { isDemoAddress } from '../sign-in/demo-address.ts';
import { count, throttleKey } from '../sign-in/throttle.ts';

export type LinkOrder = {
  email: string;
  type: StoredLinkType;
  redirectUrl?: string | undefined;
  locale?: Locale | undefined;
  now: Temporal.Instant;
};

/**
 * Orders a link for whoever has the address. The caller learns nothing: for an unknown address the same steps are
 * taken as for a known one, and the pause of a minute holds for both.
 */
export async function sendLinkTo(authTx: AuthTx, order: LinkOrder, isDemoOpen: boolean): Promise<void> {
  const { email } = order;
  const login = await authTx.lookUp((tx) =>
    tx.first(db.selectFrom('login_emails').select(['tenant_id', 'user_id']).where('email', '=', email)),
  );
  const tenant_id = login?.tenant_id ?? platformTenantId;
  await authTx.write(tenant_id, async (tx) => {
    await limitMail(tx, { tenant_id, email, by: 'visitor' });
    const [account, locale] = await Promise.all([
      accountOf(tx, tenant_id, login?.user_id ?? newId()),
      order.locale ?? defaultLocale(tx, tenant_id),
    ]);
    if (!account || (isDemoAddress(email) && !isDemoOpen)) return;
    queueLink(tx, tenant_id, account.id, {
      ...order,
      locale,
      type: fitting(order.type, account.has_password),
      urgency: 'waiting',
    });
  });
}

/** Who never had a password gets the link that gives the first one; who has one cannot be a newcomer. */
function fitting(type: StoredLinkType, hasPassword: boolean): StoredLinkType {
  if (!hasPassword) return 'first_access';
  return type === 'first_access' ? 'password_reset' : type;
}

const mailLimits = {
  minute: { most: 1, seconds: mailPauseSeconds },
  hour: { most: 5, seconds: 3600 },
  day: { most: 10, seconds: 24 * 3600 },
};

/**
 * One mail a minute, five an hour and ten a day for an address. What visitors ask for counts apart, so that no stranger
 * keeps a colleague from sending somebody a link.
 */
export async function limitMail(
  tx: Tx,
  { tenant_id, email, by }: { tenant_id: string; email: string; by: 'visitor' | 'member' },
): Promise<void> {
  for (const [name, limit] of Object.entries(mailLimits)) {
    const retry_after = await count(tx, { tenant_id, key: throttleKey(email, 'mail', by, name) }, limit);
    if (retry_after > 0) throw new Problem('too-many-requests', { params: { retry_after } });
  }
}

/** Orders the mail; the link itself is made when the mail leaves, who waits for one before who was asked in. */
export function queueLink(
  tx: Tx,
  tenant_id: string,
  user_id: string,
  { email, type, redirectUrl, locale, urgency, now }: LinkOrder & { locale: Locale; urgency: Urgency },
): void {
  const params = redirectUrl ? { redirect_url: redirectUrl } : {};
  queueMail(tx, { tenant_id, user_id, to_email: email, template: type, locale, params, urgency }, now);
}

async function accountOf(tx: Tx, tenant_id: string, id: string) {
  const row = await tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('auth_accounts as a', (join) =>
        join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.id'),
      )
      .innerJoin('saas_tenants as t', 't.id', 'p.tenant_id')
      .select(['p.id', 'p.status', 't.status as tenant_status', 'a.password_hash'])
      .where('p.tenant_id', '=', tenant_id)
      .where('p.id', '=', id),
  );
  if (row?.status !== 'active' || !isReached(row.tenant_status)) return undefined;
  return { id: row.id, has_password: row.password_hash !== null };
}

/** The language of a company's mail where the person who asked speaks none of ours. */
export async function defaultLocale(tx: Tx, tenant_id: string): Promise<Locale> {
  const row = await tx.first(
    db
      .selectFrom('i18n_tenant_locales')
      .select('locale_code')
      .where('tenant_id', '=', tenant_id)
      .where('is_default', '=', true),
  );
  return (row?.locale_code as Locale | undefined) ?? 'pt-BR';
}

/** The path of a `redirectUrl`; one that leaves this installation is refused. */
export function ownPath(
  redirectUrl: string | undefined,
  request: FastifyRequest,
  publicOrigin: string | undefined,
): string | undefined {
  if (redirectUrl === undefined || redirectUrl === '') return undefined;
  const origin = publicOrigin ?? `${request.protocol}://${request.headers.host}`;
  const url = URL.parse(redirectUrl, origin);
  const path = url && `${url.pathname}${url.search}${url.hash}`;
  if (url?.origin !== origin || !path || path.startsWith('//') || !['http:', 'https:'].includes(url.protocol))
    throw faults([{ pointer: '/redirectUrl', code: 'other-origin' }]);
  return path;
}
