import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { isLoopbackName } from '../http/loopback.ts';

export type TransportOptions = {
  /** `smtp://user:password@host:port[?tls=optional]` or `smtps://…`; without it mail is kept. */
  smtpUrl?: string | undefined;
  /** The address mail comes from. */
  from?: string | undefined;
  /** Folder for mail that has no relay to go to. */
  keptMail?: string | undefined;
  say?: ((line: string) => void) | undefined;
};

export type OutgoingMail = {
  /** Stays the same when a letter is sent again, so that a relay or a reader can tell. */
  id: string;
  sender: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  at: Temporal.Instant;
};
/** A file that goes with a letter. */
export type Attachment = { filename: string; contentType: string; content: Buffer };

export type MailTransport = { send(letter: OutgoingMail): Promise<'sent' | 'kept'>; close(): void };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Where letters leave the house: a relay, or a folder in which a developer finds them. */
export function openMailTransport({
  smtpUrl,
  from = 'no-reply@localhost',
  keptMail,
  say,
}: TransportOptions): MailTransport {
  if (!smtpUrl) return { send: (letter) => keep(letter, keptMail, say), close: () => undefined };
  const relay = relayOf(smtpUrl);
  // A start that has no letter to send does not wait for how letters are sent.
  let opened: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...relay, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    async send({ id, sender, to, subject, text, html, attachments = [], at }) {
      const date = new Date(at.epochMilliseconds);
      const messageId = `<${id}@${from.split('@')[1]}>`;
      const auto = { 'Auto-Submitted': 'auto-generated' };
      opened ??= open();
      const transport = await opened;
      await transport.sendMail({
        from: { name: sender, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: [...attachments],
        date,
        messageId,
        headers: auto,
      });
      return 'sent';
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** A relay elsewhere is spoken to over TLS or not at all, unless `?tls=optional` allows what it does not offer. */
function relayOf(smtpUrl: string): { url: string; requireTLS: boolean } {
  const url = new URL(smtpUrl);
  const isOptional = url.searchParams.get('tls') === 'optional';
  url.searchParams.delete('tls');
  return { url: url.href, requireTLS: !isOptional && !isLoopbackName(url.hostname) };
}

async function keep(
  letter: OutgoingMail,
  folder: string | undefined,
  say: TransportOptions['say'],
): Promise<'kept'> {
  if (!folder) return 'kept';
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { id, sender, to, subject, text, attachments = [], at } = letter;
  const stem = join(folder, `${at.toString().slice(0, 19).replaceAll(':', '-')}-${id.slice(-8)}`);
  const file = `${stem}.txt`;
  await writeFile(file, `From: ${sender}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
  for (const { filename, content } of attachments)
    await writeFile(`${stem}-${filename}`, content, { mode: 0o600 });
  say?.(`Mail for ${to} (${subject}) is kept in ${file}`);
  return 'kept';
}

/** Whether trying again cannot help: the relay said so, with a code that begins with 5. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  // A relay without TLS may be given it, or be allowed to have none.
  if ('code' in error && error.code === 'ETLS') return false;
  const code = Number(error.responseCode);
  // 530 to 538 are about our own account at the relay, which somebody may put right.
  return code >= 500 && code < 600 && !(code >= 530 && code <= 538);
}
