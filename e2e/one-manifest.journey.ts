import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAs } from './browser.ts';
import { anOffice } from './departure-day.ts';
import { tapCheckIn } from './pier-day.ts';

const address = (date: string, more = '') => `/mar-azul/sessions-manifest?date=${date}${more}`;

const openManifest = (page: Page, product: string) =>
  page.getByRole('link', { name: new RegExp(`^Ver Manifesto: ${product}`) }).click();

test('on a phone "Ver Manifesto" is the pier screen: a party in one tap, what it owes, the search; by person is a switch inside, and back leads out step by step [A2.4-21]', async () => {
  const date = '2031-04-16';
  const office = await anOffice('admin@mar-azul.test');
  const session = await office.session({ date, product: 'Ilha do Campeche' });
  await office.booking(session, { name: 'Gema Grupo', people: 3, wish: 'Alergia a camarão' });
  await office.booking(session, { name: 'Zeca Só', people: 1 });
  const page = await openAs('manager@mar-azul.test', 'phone');
  await page.goto(address(date, '&q=ilha'));
  await openManifest(page, 'Ilha do Campeche');
  const party = page.getByRole('listitem').filter({ hasText: 'Gema Grupo' });
  await party.getByText('Alergia a camarão').waitFor();
  expect(await party.innerText()).toMatch(/Pendente R\$\s540,00/);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await tapCheckIn(page, 'Gema Grupo');
  await page.getByText('3 de 4').first().waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await page.getByText('0 de 4').first().waitFor();
  await page.getByRole('searchbox').fill('zeca');
  await party.waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toContain('find=zeca');
  expect(page.url()).toContain('q=ilha');
  await page.getByRole('searchbox').fill('');
  await party.waitFor();
  await expect.poll(() => page.url()).not.toContain('find=');

  await page.getByRole('button', { name: 'Por pessoa' }).click();
  await page.getByRole('button', { name: 'Check-in: Acompanhante 1, 1B' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Check-in: Acompanhante 1, 1B' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Check-in de Gema Grupo' }).waitFor();
  await page.goBack();
  const link = page.getByRole('link', { name: /^Ver Manifesto: Ilha/ });
  await link.waitFor();
  await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
  const { search } = new URL(page.url());
  expect(new URLSearchParams(search).get('q')).toBe('ilha');
  expect(search).not.toMatch(/session|list|find/);
});

test('in the dialog a party comes aboard in one press and back in one, and what it owes stands with its name [A2.4-28]', async () => {
  const date = '2031-04-17';
  const office = await anOffice('admin@mar-azul.test');
  const session = await office.session({ date, product: 'Ilha do Campeche' });
  await office.booking(session, { name: 'Gema Grupo', people: 3 });
  await office.booking(session, { name: 'Zeca Só', people: 1 });
  const page = await openAs('manager@mar-azul.test');
  await page.goto(address(date, `&session=${session.id}`));
  const dialog = page.getByRole('dialog', { name: 'Ilha do Campeche' });
  const whole = dialog.getByRole('button', { name: 'Check-in (3): Gema Grupo' });
  await whole.waitFor();
  expect(await dialog.getByRole('button', { name: /^Check-in \(/ }).count()).toBe(1);
  const row = dialog.getByRole('row').filter({ hasText: 'Gema Grupo' });
  expect(await row.innerText()).toMatch(/Pendente\s+R\$\s540,00/);
  await whole.click();
  await dialog.getByText('3 de 4 com check-in').waitFor();
  await dialog.getByRole('button', { name: 'Desfazer' }).waitFor();
  await dialog.getByRole('button', { name: 'Desfazer' }).click();
  await dialog.getByText('0 de 4 com check-in').waitFor();
  await whole.waitFor();
});

test('who may read the sessions manifest alone gets the pier screen of a departure as well', async () => {
  const date = '2031-04-18';
  const office = await anOffice('admin@porto-estreito.test');
  const session = await office.session({ date });
  await office.booking(session, { name: 'Bruna Restrita', people: 2 });
  const page = await openAs('marinheiro@porto-estreito.test', 'phone');
  expect((await page.request.get('/api/passenger-manifest')).status()).toBe(403);
  await page.goto(`/porto-estreito/sessions-manifest?date=${date}`);
  await openManifest(page, 'Ilha do Campeche');
  await tapCheckIn(page, 'Bruna Restrita');
  await page.getByText('2 de 2').first().waitFor();
  await page.getByText('Check-in realizado').first().waitFor();
});
