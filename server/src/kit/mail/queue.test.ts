import { afterAll, expect, test } from 'vitest';
import { openSmtpServer } from '../../testing/programs/smtp-server.ts';
import { openWorld } from '../../testing/world.ts';
import { db } from '../database/sql.ts';
import { newId } from '../ids.ts';
import { layOutMail } from './layout.ts';
import { mailJob, queueMail } from './queue.ts';
import { isRefusedForGood, openMailTransport } from './transport.ts';

const relay = await openSmtpServer();
// Alone: what a listening server works itself would be sent twice.
const world = await openWorld({ alone: true });
const post = openMailTransport({ smtpUrl: relay.url, from: 'no-reply@leme.example' });
const { tenantTx, clock } = world;
afterAll(async () => {
  post.close();
  await relay.close();
});

const written = { sender: 'Mar Azul', subject: 'Olá', text: 'Bom dia', html: '<p>Bom dia</p>' };
let wrote = 0;
const writers = {
  hello: async () => {
    wrote += 1;
    return written;
  },
  nothing: async () => null,
};
const job = mailJob({ tenantTx, clock, post, writers });

/** A queued mail; `send` does what the queue would, `row` answers what people can look up. */
async function aMail(template = 'hello') {
  const { id: tenant_id } = await world.company();
  const mail = {
    tenant_id,
    user_id: null,
    to_email: 'ana@exemplo.com.br',
    template,
    locale: 'pt-BR' as const,
  };
  await tenantTx.write(tenant_id, async (tx) => queueMail(tx, mail, clock.now()));
  const row = async () => {
    const found = await tenantTx.read(tenant_id, (tx) =>
      tx.first(db.selectFrom('email_logs').selectAll().where('tenant_id', '=', tenant_id)),
    );
    if (!found) throw new Error('The mail was not noted');
    return found;
  };
  const { id } = await row();
  return { row, send: (isLast = false) => job.work({ tenant_id, id }, { isLast }) };
}

test('a mail is noted as queued, then as sent with its subject and the hour', async () => {
  const { row, send } = await aMail();
  expect(await row()).toMatchObject({ status: 'queued', attempts: 0, subject: null });
  await send();
  const letter = await relay.next();
  expect([letter.subject, letter.text.trim()]).toEqual(['Olá', 'Bom dia']);
  expect(letter.messageId).toBe(`<${(await row()).id}@leme.example>`);
  const sent_at = '2026-11-20T12:12:00.000Z';
  expect(await row()).toMatchObject({ status: 'sent', attempts: 1, subject: 'Olá', error: null, sent_at });
});

test('a mail that was sent is not sent again', async () => {
  const { send } = await aMail();
  await send();
  await relay.next();
  const before = wrote;
  await send();
  expect([wrote, relay.pending()]).toEqual([before, 0]);
});

test('while the relay is busy the mail stays queued with the reason, and goes when it can', async () => {
  const { row, send } = await aMail();
  relay.refuse({ code: 451, message: 'try again later' });
  await expect(send()).rejects.toThrow('try again later');
  expect(await row()).toMatchObject({ status: 'queued', attempts: 1 });
  expect((await row()).error).toContain('try again later');
  relay.refuse();
  await send();
  await relay.next();
  expect(await row()).toMatchObject({ status: 'sent', attempts: 2, error: null });
});

test('a mail failed when the relay refuses it for good or the last attempt is over', async () => {
  const [refused, late] = [await aMail(), await aMail()];
  relay.refuse({ code: 550, message: 'no such mailbox' });
  await refused.send();
  expect(await refused.row()).toMatchObject({ status: 'failed', attempts: 1 });
  relay.refuse({ code: 451, message: 'try again later' });
  await late.send(true);
  expect(await late.row()).toMatchObject({ status: 'failed', attempts: 1 });
  relay.refuse();
});

test('a mail for which there is no longer a reason is noted as suppressed', async () => {
  const { row, send } = await aMail('nothing');
  await send();
  expect(await row()).toMatchObject({ status: 'suppressed', attempts: 1 });
  expect(relay.pending()).toBe(0);
});

test('a mail of a rolled back change was never asked for, and a job about nothing does nothing', async () => {
  const { id: tenant_id } = await world.company();
  await expect(
    tenantTx.write(tenant_id, async (tx) => {
      const mail = { tenant_id, user_id: null, to_email: 'a@b.example', template: 'hello' };
      queueMail(tx, { ...mail, locale: 'en' }, clock.now());
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await job.work({ tenant_id, id: newId() }, { isLast: false });
  expect(relay.pending()).toBe(0);
});

test('names typed by people stay text in a letter', () => {
  const { html, subject, sender } = layOutMail({
    locale: 'pt-BR',
    subject: 'Olá\r\nBcc: x@y.example',
    brand: { name: '<b>Mar</b>\n"Azul"', primary_color: 'red;background:url(x)' },
    greeting: 'Olá, <script>alert(1)</script>!',
    paragraphs: ['a & b'],
    action: { label: 'Entrar', url: 'https://leme.example/?a=1&b="2"' },
    notes: [],
  });
  expect([subject, sender]).toEqual(['Olá Bcc: x@y.example', '<b>Mar</b> "Azul"']);
  expect(html).not.toMatch(/<script|<b>|url\(/);
  expect(html).toContain('href="https://leme.example/?a=1&amp;b=&quot;2&quot;"');
});

test('a relay elsewhere that offers no TLS gets no mail, unless the setting says it may; on this machine it does', async () => {
  // An address of this machine that is no loopback name.
  const elsewhere = relay.url.replace('127.0.0.1', '0.0.0.0');
  const letter = { ...written, id: newId(), to: 'ana@exemplo.com.br', at: clock.now() };
  const sendBy = async (smtpUrl: string) => {
    const to = openMailTransport({ smtpUrl, from: 'no-reply@leme.example' });
    return await to.send(letter).finally(() => to.close());
  };
  const failure = await sendBy(elsewhere).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'ETLS' });
  expect(isRefusedForGood(failure)).toBe(false);
  expect(relay.pending()).toBe(0);
  for (const url of [`${elsewhere}/?tls=optional`, relay.url]) {
    expect(await sendBy(url)).toBe('sent');
    await relay.next();
  }
});
