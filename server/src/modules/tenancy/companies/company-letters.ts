import type { CompanyRow } from '@leme/contract/tenancy/companies/company-endpoints';
import { type CompanyMove, companyMoves } from '@leme/contract/tenancy/companies/company-states';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { layOutMail } from '#kit/mail/layout';
import { type MailWriter, type MailWriters, type QueuedMail, queueMail } from '#kit/mail/queue';
import { ownTextsIn } from '#kit/words/own-texts';
import { mailsTexts } from '../mails/texts/texts.ts';

const templateOf = (move: CompanyMove) => `company_${move}` as const;

type Moved = { company: CompanyRow; move: CompanyMove; now: Temporal.Instant };

/** A letter to every active administrator, in the transaction of the change. */
export async function writeToAdministrators(tx: Tx, { company, move, now }: Moved): Promise<void> {
  const tenant_id = company.id;
  const people = await tx.rows(
    db
      .selectFrom('profiles as p')
      .innerJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select(['p.id', 'p.email'])
      .where('p.tenant_id', '=', tenant_id)
      .where('r.role', '=', 'admin')
      .where('p.status', '=', 'active')
      .orderBy('p.id'),
  );
  const { locale } = company;
  for (const { id, email } of people)
    queueMail(
      tx,
      { tenant_id, user_id: id, to_email: email, template: templateOf(move), locale, urgency: 'waiting' },
      now,
    );
}

/** The letters of `writeToAdministrators`. They go to people of a company that is stopped, and say no reason. */
export function companyLetters({ authTx, origin }: { authTx: AuthTx; origin: () => string }): MailWriters {
  const moves = Object.keys(companyMoves) as CompanyMove[];
  const writer =
    (move: CompanyMove): MailWriter =>
    async (mail) => {
      const found = await recipientOf(authTx, mail);
      if (!found) return null;
      const t = await authTx.read(mail.tenant_id, (tx) =>
        ownTextsIn(tx, mail.tenant_id, mailsTexts, mail.locale),
      );
      const company = found.company;
      return layOutMail({
        locale: mail.locale,
        brand: { name: company, primary_color: found.primary_color },
        subject: t(`${move}.subject`, { company }),
        greeting: t('greeting', { name: found.full_name }),
        paragraphs: [t(`${move}.happened`, { company }), t(`${move}.meanwhile`)],
        action: { label: t('open'), url: `${origin()}/auth` },
        notes: [t('questions')],
      });
    };
  return Object.fromEntries(moves.map((move) => [templateOf(move), writer(move)]));
}

async function recipientOf(authTx: AuthTx, { tenant_id, user_id, to_email }: QueuedMail) {
  if (!user_id) return undefined;
  const found = await authTx.read(tenant_id, (tx) =>
    tx.first(
      db
        .selectFrom('profiles as p')
        .innerJoin('saas_tenants as t', 't.id', 'p.tenant_id')
        .select(['p.full_name', 'p.email', 'p.status', 't.name as company', 't.primary_color'])
        .where('p.tenant_id', '=', tenant_id)
        .where('p.id', '=', user_id),
    ),
  );
  return found?.status === 'active' && found.email === to_email ? found : undefined;
}
