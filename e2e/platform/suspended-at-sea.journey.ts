import { expect, test } from 'vitest';
import { address, ask, demoPassword, openAs, openPage } from '../browser.ts';
import { openOffice, tapCheckIn } from '../pier/pier-day.ts';
import {
  findSignal,
  heldBy,
  loseSignal,
  openInstalledPhone,
  openSailing,
  queueIs,
  readyForSea,
} from '../signal/at-sea.ts';

const operator = 'saas_super_admin@leme.test';

test('a company is suspended with a phone at sea: nobody signs in, three marks arrive all the same, and are seen after it goes on', async () => {
  const office = await openOffice('admin@porto-parado.test');
  const { tenant } = await office.send('GET', '/auth/session');
  const date = Temporal.Now.plainDateISO(tenant.timezone).add({ days: 1 }).toString();
  const session = await office.aSession(date, '08:00');
  const names = ['Alba Ancorada', 'Bento Boiando', 'Célia Corrente'];
  const parties = [];
  for (const name of names) parties.push(await office.aBooking(session, { name }));
  const phone = await openInstalledPhone('marinheiro@porto-parado.test');
  await openSailing(phone, session, date, 'porto-parado');
  await readyForSea(phone, date);
  await loseSignal(phone);
  for (const name of names) await tapCheckIn(phone, name);
  await queueIs(phone, 3);

  const path = `/saas-tenants/${tenant.id}`;
  const before = await ask<{ version: number }>(operator, 'GET', path);
  const stopped = await ask<{ version: number }>(operator, 'POST', `${path}/suspension`, {
    version: before.version,
    kind: 'request',
    reason: 'Fora da temporada',
    password: demoPassword,
  });
  const visitor = await openPage();
  const answer = await visitor.context().request.post('/api/auth/sign-in', {
    headers: { origin: address },
    data: { email: 'manager@porto-parado.test', password: demoPassword },
  });
  expect(answer.ok()).toBe(false);

  await findSignal(phone);
  await phone.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(async () => (await heldBy(phone)).outbox).toBe(0);

  await ask(operator, 'POST', `${path}/reactivation`, { version: stopped.version, password: demoPassword });
  // Nobody who was signed in before is any more.
  const desk = await openAs('manager@porto-parado.test');
  for (const { id } of parties) {
    const { data } = await ask(desk, 'GET', `/bookings/${id}/attendance-events`);
    expect(data.map(({ status }: { status: string }) => status)).toEqual(['checked_in']);
  }
});
