import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import type { QueuedMail } from '#kit/mail/queue';
import { newId } from '../../../kit/ids.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const everywhere = { connectionString: superuserUrlOf(world.urls) };
const holder = new pg.Client(everywhere);
// Who holds a lock sees the others as they were when it took it.
const warden = new pg.Client(everywhere);
await Promise.all([holder.connect(), warden.connect()]);
afterAll(() => Promise.all([holder.end(), warden.end()]));

const letters = world.app.modules.find(({ name }) => name === 'access')?.mails;
const company = await world.company();
const boss = await world.user(company, 'admin');

const waiting = async () => {
  const { rows } = await warden.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n as number;
};

/** Does the first until it waits for `table`, then the second as far as it comes, and lets both end. */
async function inOrder<A, B>(table: string, first: () => Promise<A>, second: () => Promise<B>) {
  await holder.query(`begin; lock table ${table} in share mode`);
  const one = first();
  await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 30_000 });
  let isOver = false;
  const two = second().finally(() => {
    isOver = true;
  });
  await vi.waitUntil(async () => isOver || (await waiting()) === 2, { timeout: 30_000 });
  await holder.query('rollback');
  return [await one, await two] as const;
}

const changes = {
  'another address': (id: string) => () =>
    boss.patch(`/users/${id}`, { email: `${newId()}@exemplo.com.br`, version: 1 }),
  'shutting out': (id: string) => () => boss.post(`/users/${id}/deactivation`),
};

test.each(Object.entries(changes))(
  'a link that is being written while it meets %s is good for nothing, whichever comes first',
  async (_, change) => {
    for (const type of ['first_access', 'password_reset', 'login'] as const)
      for (const isLetterFirst of [true, false]) {
        const person = await world.user(company, 'manager');
        const mail: QueuedMail = {
          tenant_id: company.id,
          id: newId(),
          user_id: person.id,
          to_email: person.email,
          template: type,
          locale: 'pt-BR',
          params: {},
        };
        const write = async () => (await letters?.[type]?.(mail)) ?? null;
        const [letter, changed] = isLetterFirst
          ? await inOrder('auth_links', write, change(person.id))
          : (await inOrder('audit_log', change(person.id), write)).toReversed();
        expect(changed).toMatchObject({ status: 200 });
        const text = (letter as { text: string } | null)?.text ?? '';
        const token = /token=([\w.-]+)/.exec(text)?.[1];
        // It was written, or the reason for it was gone.
        expect([type, isLetterFirst, token !== undefined]).toEqual([type, isLetterFirst, isLetterFirst]);
        if (!token) continue;
        const asked = { token, type, password: 'Correnteza-mansa-9' };
        const used = await world.visitor().post('/functions/verify-auth-token', asked);
        expect([type, used.status, used.body.type]).toEqual([type, 410, '/problems/link-invalid']);
      }
  },
);
