import { expect, test } from 'vitest';
import { ask, leave, openAs } from '../browser.ts';
import { openEnding, openStill, warningOf } from '../door/alert-page.ts';
import { openWithCamera } from '../pier/fake-camera.ts';
import { openOffice } from '../pier/pier-day.ts';
import { dayOf } from '../pier/scan-day.ts';
import { openScanner, sessionPage } from '../pier/scan-page.ts';
import { axe } from './axe.ts';

// What no address opens, in light, dark and sun. Names, roles and structure of these: the ring of screens.

const office = 'admin@mar-azul.test';

test('axe finds nothing in warning and banners, on a phone', async () => {
  const page = await openStill('phone', '');
  await page.clock.fastForward('02:01:00');
  await warningOf(page).waitFor();
  expect(await axe(page)).toEqual([]);
  for (const company of ['porto-inativo', 'porto-tres-dias', 'porto-atrasado']) {
    const banners = await openAs(`admin@${company}.test`, 'phone');
    await banners.goto(`/${company}/passenger-manifest`);
    await banners.getByRole('region', { name: 'Avisos' }).waitFor();
    expect(await axe(banners), company).toEqual([]);
    await banners.context().close();
  }
  expect(await axe(await openEnding('phone'))).toEqual([]);
});

test('axe finds nothing in unfolded parties, a party in parts and a manifest by person', async () => {
  const date = '2031-08-20';
  const { aSession, aBooking } = await openOffice();
  const session = await aSession(date, '08:00');
  await aBooking(session, { name: 'Família Axe', adults: 3, needs: 'Alergia a camarão' });
  const desk = await openAs(office);
  await desk.goto(`/mar-azul/passenger-manifest?date=${date}&owes=true`);
  await desk.getByRole('button', { name: 'Família Axe', exact: true }).click();
  await desk.getByRole('textbox', { name: 'Nome de Família Axe' }).waitFor();
  expect(await axe(desk), 'unfolded row').toEqual([]);
  const phone = await openAs(office, 'phone');
  await phone.goto(`/mar-azul/passenger-manifest?date=${date}&session=${session.id}`);
  await phone.getByRole('button', { name: 'Mais sobre Família Axe' }).click();
  await phone.getByRole('textbox', { name: 'Nome de Família Axe' }).waitFor();
  expect(await axe(phone), 'unfolded card').toEqual([]);
  await phone.getByRole('button', { name: 'Só uma parte' }).click();
  await phone.getByRole('dialog', { name: 'Quem embarca?' }).waitFor();
  expect(await axe(phone), 'party in parts').toEqual([]);
  await phone.goto(`/mar-azul/sessions-manifest?date=${date}`);
  const open = phone.getByRole('link', { name: /^Ver Manifesto/ });
  await open.first().click();
  await phone.getByRole('button', { name: 'Por pessoa' }).click();
  await phone.getByLabel('Check-in em lote').click();
  await phone.getByRole('button', { name: 'Confirmar Todos' }).waitFor();
  expect(await axe(phone), 'by person').toEqual([]);
});

test('axe finds nothing in what the scanner answers, on a phone', async () => {
  const day = await dayOf('2031-05-18');
  // What it covers of the list behind it is smaller for the eye and the finger alike.
  const panelOnly = '[data-scanner]';
  const { page } = await openWithCamera('marinheiro@mar-azul.test', 'refused', 'phone');
  await page.goto(sessionPage(day));
  const panel = await openScanner(page);
  await panel.getByText('A câmera está bloqueada').waitFor();
  expect(await axe(page, panelOnly), 'camera refused').toEqual([]);
  const answers = [
    ['ZZZZZZ', 'Código desconhecido'],
    [day.clear[0].code, 'Pode embarcar'],
    [day.notable.code, 'Check-in (2)'],
  ] as const;
  for (const [code, word] of answers) {
    await panel.getByRole('textbox', { name: 'Código da reserva' }).fill(code);
    await page.keyboard.press('Enter');
    await panel.getByText(word).first().waitFor();
    expect(await axe(page, panelOnly), word).toEqual([]);
  }
  await panel.getByRole('button', { name: 'Check-in (2)' }).click();
  await panel.getByText('Check-in feito').waitFor();
  expect(await axe(page, panelOnly), 'checked in').toEqual([]);
});

test('axe finds nothing in a new session, palette, shortcut sheet and two who saved', async () => {
  const page = await openAs(office);
  await page.goto('/mar-azul/sessions');
  await page.getByRole('button', { name: 'Nova Sessão' }).first().click();
  await page.getByRole('dialog', { name: 'Nova Sessão' }).waitFor();
  expect(await axe(page)).toEqual([]);
  for (const key of ['Control+k', '?']) {
    await leave(page, page.getByRole('dialog'));
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await axe(page), key).toEqual([]);
  }
  const name = `Axel ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await ask(page, 'POST', '/customers', { name, nationality: 'Brasileira' });
  await page.goto(`/mar-azul/customers?open=${id}`);
  await page.getByLabel('Nacionalidade').fill('Italiana');
  await ask(page, 'PATCH', `/customers/${id}`, { nationality: 'Alemã', version: 1 });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Outra pessoa alterou este registro' }).waitFor();
  expect(await axe(page), 'two who saved').toEqual([]);
});

test('axe finds nothing in the reference of the API, in the dark', async () => {
  const page = await openAs(office, 'phone', { colorScheme: 'dark' });
  await page.goto('/api/docs');
  await page.locator('#post-bookings').getByText('Body', { exact: true }).click();
  await page.locator('#post-bookings').getByText('"customer_name"').first().waitFor();
  await page.evaluate(keepParts, ['bookings', 'access', 'problems']);
  expect(await axe(page)).toEqual([]);
});

/** Runs in the page. One template draws all parts, these hold every method, and axe takes long over all of it. */
function keepParts(names: string[]): void {
  for (const part of document.querySelectorAll('main > section'))
    if (!names.includes(part.getAttribute('aria-labelledby') ?? '')) part.remove();
}
