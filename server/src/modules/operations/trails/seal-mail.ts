import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { layOutMail } from '#kit/mail/layout';
import { type MailWriters, queueMail } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import type { Noted } from './noted-seals.ts';
import { trailsTexts } from './texts/texts.ts';
import { trailNames } from './trails.ts';

const template = 'sealed_trail';
const pauseHours = 20;

/** Writes to a company's administrators how far its trails reach, at most once a day and only when they grew. */
export async function mailSeals(
  tenantTx: TenantTx,
  tenant_id: string,
  { newest, now }: { newest: Noted; now: Temporal.Instant },
): Promise<void> {
  const params = Object.fromEntries(
    Object.entries(newest).map(([trail, { number, hash }]) => [trail, `${number} ${hash}`]),
  );
  await tenantTx.write(tenant_id, async (tx) => {
    const [last, people, locale] = await Promise.all([
      lastMail(tx, tenant_id),
      administrators(tx, tenant_id),
      localeOf(tx, tenant_id),
    ]);
    const isKnown = trailNames.every((trail) => last?.params[trail] === params[trail]);
    if (isKnown || (last && isEarly(last.created_at, now))) return;
    for (const { id, email } of people)
      queueMail(tx, { tenant_id, to_email: email, user_id: id, template, locale, params }, now);
  });
}

function isEarly(sent: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(sent).add({ hours: pauseHours }), now) > 0;
}

/** The letter itself. */
export function sealMails({ tenantTx, origin }: { tenantTx: TenantTx; origin: () => string }): MailWriters {
  return {
    [template]: async ({ tenant_id, locale, params, id }) => {
      const found = await tenantTx.read(tenant_id, (tx) =>
        tx.first(
          db
            .selectFrom('email_logs as m')
            .innerJoin('saas_tenants as t', 't.id', 'm.tenant_id')
            .select(['t.name', 't.primary_color', 'm.created_at'])
            .where('m.tenant_id', '=', tenant_id)
            .where('m.id', '=', id),
        ),
      );
      if (!found) return null;
      const t = await tenantTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, trailsTexts, locale));
      const brand = {
        name: tenant_id === platformTenantId ? 'Leme' : found.name,
        primary_color: found.primary_color,
      };
      const lines = trailNames.flatMap((trail) => {
        const [number, hash] = params[trail]?.split(' ') ?? [];
        return number && hash ? [t('line', { trail: t(`trail.${trail}`), number, hash })] : [];
      });
      return layOutMail({
        locale,
        brand,
        greeting: t('greeting'),
        subject: t('subject', { company: brand.name, day: found.created_at.slice(0, 10) }),
        paragraphs: [t('paragraph', { company: brand.name }), ...lines],
        action: { label: t('open'), url: origin() },
        notes: [t('keep')],
      });
    },
  };
}

async function lastMail(
  tx: Tx,
  tenant_id: string,
): Promise<{ created_at: string; params: Record<string, string> } | undefined> {
  const row = await tx.first(
    db
      .selectFrom('email_logs')
      .select(['created_at', 'params'])
      .where('tenant_id', '=', tenant_id)
      .where('template', '=', template)
      .orderBy('created_at', 'desc')
      .limit(1),
  );
  return row && { created_at: row.created_at, params: row.params as Record<string, string> };
}

function administrators(tx: Tx, tenant_id: string) {
  return tx.rows(
    db
      .selectFrom('profiles as p')
      .innerJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select(['p.id', 'p.email'])
      .where('p.tenant_id', '=', tenant_id)
      .where('r.role', '=', 'admin')
      .where('p.status', '=', 'active'),
  );
}

async function localeOf(tx: Tx, tenant_id: string): Promise<Locale> {
  const row = await tx.first(
    db
      .selectFrom('i18n_tenant_locales')
      .select('locale_code')
      .where('tenant_id', '=', tenant_id)
      .where('is_default', '=', true),
  );
  return normaliseLocale(row?.locale_code) ?? 'pt-BR';
}
