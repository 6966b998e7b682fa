import type { Locale } from '@leme/contract/kit/language/locale';
import type { Clock } from '../clock.ts';
import { db } from '../database/sql.ts';
import type { TenantTx } from '../database/tenant-tx.ts';
import type { Tx } from '../database/transaction.ts';
import { newId } from '../ids.ts';
import { addJob, type Job, type Urgency } from '../jobs/jobs.ts';
import { companyFoot } from './company-foot.ts';
import { withFoot } from './layout.ts';
import { isRefusedForGood, type MailTransport, type OutgoingMail } from './transport.ts';

/** A mail somebody asked for: which text, to whom, in which language. `params` holds no secret, for it stays. */
export type Mail = {
  tenant_id: string;
  to_email: string;
  user_id: string | null;
  template: string;
  locale: Locale;
  params?: Readonly<Record<string, string>>;
  /** How soon it has to leave; what is told and waited for by nobody comes later. */
  urgency?: Urgency;
};
export type QueuedMail = Omit<Mail, 'urgency'> & { id: string; params: Readonly<Record<string, string>> };

/**
 * Writes the text when the mail leaves, so that a link in it is made then and stands nowhere else. Null where there
 * is no longer a reason to send it.
 */
export type MailWriter = (
  mail: QueuedMail,
) => Promise<Pick<OutgoingMail, 'sender' | 'subject' | 'text' | 'html' | 'attachments'> | null>;
/** The texts a module can send, by the name of the template. */
export type MailWriters = Readonly<Record<string, MailWriter>>;

const queue = 'send-mail';

/** Asks for a mail in the caller's transaction: one row that people can look up, one job that sends it. Answers its id. */
export function queueMail(tx: Tx, { params = {}, urgency, ...mail }: Mail, now: Temporal.Instant): string {
  const { tenant_id } = mail;
  const id = newId();
  const row = { ...mail, id, params: JSON.stringify(params), created_at: now.toString() };
  tx.send(db.insertInto('email_logs').values(row));
  addJob(tx, queue, { tenant_id, id }, urgency);
  return id;
}

type Needs = { tenantTx: TenantTx; clock: Clock; post: MailTransport; writers: MailWriters };

/** Sends queued mail. A mail may leave twice when a process dies at the wrong moment; it then has the same message id. */
export function mailJob(needs: Needs): Job {
  return {
    name: queue,
    async work({ tenant_id = '', id = '' }, { isLast }) {
      const mail = await find(needs.tenantTx, tenant_id, id);
      if (!mail) return;
      const failure = await deliver(needs, mail).catch((error: unknown) => ({ error }));
      if (!failure) return;
      const isOver = isLast || isRefusedForGood(failure.error);
      const text = failure.error instanceof Error ? failure.error.message : String(failure.error);
      await note(needs, mail, { ...(isOver && { status: 'failed' }), error: text.slice(0, 500) });
      if (!isOver) throw failure.error;
    },
  };
}

async function find(tenantTx: TenantTx, tenant_id: string, id: string): Promise<QueuedMail | undefined> {
  const row = await tenantTx.read(tenant_id, (tx) =>
    tx.first(
      db
        .selectFrom('email_logs')
        .select(['tenant_id', 'id', 'to_email', 'user_id', 'template', 'locale', 'params'])
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .where('status', '=', 'queued'),
    ),
  );
  return row as QueuedMail | undefined;
}

async function deliver(needs: Needs, mail: QueuedMail): Promise<void> {
  const write = needs.writers[mail.template];
  if (!write) throw new Error(`No module writes mail of the template ${mail.template}`);
  const written = await write(mail);
  if (!written) return await note(needs, mail, { status: 'suppressed', error: null });
  const at = needs.clock.now();
  const { tenant_id, locale } = mail;
  const foot = await needs.tenantTx.read(tenant_id, (tx) => companyFoot(tx, tenant_id, locale));
  const status = await needs.post.send({ ...withFoot(written, foot), id: mail.id, to: mail.to_email, at });
  await note(needs, mail, { status, error: null, subject: written.subject, sent_at: at.toString() });
}

type Change = { status?: string; error: string | null; subject?: string; sent_at?: string };

async function note({ tenantTx }: Needs, { tenant_id, id }: QueuedMail, change: Change): Promise<void> {
  await tenantTx.write(tenant_id, (tx) =>
    tx.change(
      db
        .updateTable('email_logs')
        .set((row) => ({ ...change, attempts: row('attempts', '+', 1) }))
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id),
    ),
  );
}
