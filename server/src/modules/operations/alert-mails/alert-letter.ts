import { choiceOf } from '@leme/contract/kit/resource/labels';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import { layOutMail } from '#kit/mail/layout';
import type { MailWriters } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import { template } from './mail-alerts.ts';
import { readUrgent } from './read-urgent.ts';
import { alertMailsTexts } from './texts/texts.ts';

/** The letter of the morning, made when it leaves: what is over by then is not told. */
export function alertLetters({
  tenantTx,
  origin,
}: {
  tenantTx: TenantTx;
  origin: () => string;
}): MailWriters {
  return {
    [template]: async ({ tenant_id, id, locale }) => {
      const found = await tenantTx.read(tenant_id, async (tx) => {
        const letter = await tx.first(
          db
            .selectFrom('email_logs as m')
            .innerJoin('saas_tenants as t', 't.id', 'm.tenant_id')
            .select(['t.name', 't.subdomain', 't.primary_color', 'm.created_at'])
            .where('m.tenant_id', '=', tenant_id)
            .where('m.id', '=', id),
        );
        if (!letter) return undefined;
        const urgent = await readUrgent(tx, tenant_id, Temporal.Instant.from(letter.created_at));
        return { ...letter, urgent };
      });
      if (!found || found.urgent.length === 0) return null;
      const t = await tenantTx.read(tenant_id, (tx) => ownTextsIn(tx, tenant_id, alertMailsTexts, locale));
      const { name, subdomain, primary_color, urgent } = found;
      return layOutMail({
        locale,
        brand: { name, primary_color },
        subject: t('subject', { count: urgent.length, company: name }),
        greeting: t('greeting'),
        paragraphs: [
          t('paragraph'),
          ...urgent.map(
            (alert) =>
              `${choiceOf(alerts.fields.severity, alert.severity, locale)}: ${alertSentence(alert, locale)}`,
          ),
        ],
        action: { label: t('open'), url: `${origin()}/${subdomain}/alerts` },
        notes: [t('choose')],
      });
    },
  };
}
