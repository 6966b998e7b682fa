import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import { hire } from '../crew.ts';
import { openOffice, tapCheckIn } from '../pier/pier-day.ts';
import {
  findSignal,
  loseSignal,
  openInstalledPhone,
  openSailing,
  queueIs,
  readyForSea,
} from '../signal/at-sea.ts';

type Refusal = { id: string; place: { date: string } | null };
type Kept = { user: { version: number } };

test('who is shut out while the phone is out of reach marks nobody any more: what waited stands refused at the office, the phone at the sign-in', async () => {
  const date = '2033-02-11';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  const names = ['Tereza Tardia', 'Ulisses Último'];
  for (const name of names) await office.aBooking(session, { name });
  const { id, email } = await hire(await office.tenantId(), 'Otto Longe', 'marinheiro');
  const phone = await openInstalledPhone(email);
  await openSailing(phone, session, date);
  await readyForSea(phone, date);
  await loseSignal(phone);
  for (const name of names) await tapCheckIn(phone, name);
  await queueIs(phone, 2);

  await office.send('POST', `/users/${id}/deactivation`, {});
  await findSignal(phone);
  await phone.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  const refused = async (): Promise<Refusal[]> =>
    (await office.send('GET', '/attendance-issues')).refusals.filter(
      ({ place }: Refusal) => place?.date === date,
    );
  await expect.poll(async () => (await refused()).length).toBe(2);

  const desk = await openAs('admin@mar-azul.test');
  await desk.goto(`/mar-azul/passenger-manifest?date=${date}`);
  await desk.getByRole('button', { name: 'Ver conflitos e recusas' }).click();
  const list = desk.getByRole('dialog', { name: 'Conflitos e recusas' });
  for (const name of names) await list.getByText(name).first().waitFor();
  expect(await list.innerText()).toContain('Otto Longe');
  // Others have refusals of their own in this company.
  for (const refusal of await refused())
    await office.send('POST', `/attendance-refusals/${refusal.id}/review`);
});

test('a right for a week stands in the menu of the open page, and closes its page in every tab when it is over', async () => {
  const office = await openOffice();
  const { id, email } = await hire(await office.tenantId(), 'Selma Semana', 'user');
  const page = await openAs(email);
  await page.goto('/mar-azul/sessions-manifest');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Manifesto de Sessões' }).first().waitFor();
  const entry = menu.getByRole('link', { name: 'Clientes', exact: true });
  expect(await entry.count()).toBe(0);

  const gives = async (exceptions: readonly object[]) => {
    const { user }: Kept = await office.send('GET', `/users/${id}/permissions`);
    await office.send('PUT', `/users/${id}/permissions`, { version: user.version, exceptions });
  };
  const right = { resource: 'customers', action: 'read', granted: true, reason: 'Cobre as férias da Ana' };
  const inSeconds = (seconds: number) => Temporal.Now.instant().add({ seconds }).toString();
  await gives([{ ...right, expires_at: inSeconds(7 * 86_400) }]);
  await entry.click();
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();

  // One tab alone listens to the server.
  const other = await page.context().newPage();
  await other.goto('/mar-azul/customers');
  await other.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor();

  // Its last two seconds: nobody takes anything, and nothing is asked for.
  await gives([{ ...right, expires_at: inSeconds(2) }]);
  for (const tab of [page, other]) await tab.getByRole('heading', { name: 'Acesso negado' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/mar-azul/customers');
  expect(await entry.count()).toBe(0);
});
