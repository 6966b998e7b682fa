import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ask, openAs } from './browser.ts';
import { aJourneyDay } from './sessions-day.ts';

const office = 'admin@mar-azul.test';
const sold = '2035-06-03';
const form = (page: Page) => page.getByRole('dialog', { name: 'Nova Reserva' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar ou ir para' });

async function sellTo(page: Page, name: string) {
  await form(page).getByLabel('Nome do cliente').fill(name);
  await form(page).getByRole('button', { name: 'Criar reserva' }).click();
  await form(page).waitFor({ state: 'hidden' });
}

async function choose(page: Page, departure: RegExp) {
  await form(page).getByText('Para qual saída?').waitFor();
  await form(page).getByRole('button', { name: departure }).first().click();
}

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Abrir a busca' }).click();
  await palette(page).waitFor();
}

test('on a phone three ways lead to a booking: the card, the head and a word typed into the search', async () => {
  const page = await openAs(office, 'phone');
  const { morning } = await aJourneyDay(page, sold);

  await page.goto(`/mar-azul/sessions-manifest?date=${sold}`);
  await page.getByRole('button', { name: 'Nova Reserva: Ilha do Campeche, 08:00' }).click();
  await sellTo(page, 'Pelo Cartão');
  expect(new URL(page.url()).searchParams.get('new')).toBeNull();

  await page.goto(`/mar-azul/passenger-manifest?date=${sold}`);
  await page.getByRole('button', { name: 'Nova Reserva: Ilha do Campeche, 15:00' }).waitFor();
  await page.getByRole('button', { name: 'Nova Reserva', exact: true }).click();
  await form(page).getByRole('searchbox', { name: 'Produto ou horário' }).fill('8h00 campeche');
  await choose(page, /08:00.*Ilha do Campeche.*lugares/);
  await sellTo(page, 'Pelo Cabeçalho');

  await openPalette(page);
  await palette(page).getByRole('combobox').fill('vender');
  await palette(page).getByRole('option', { name: 'Nova Reserva' }).click();
  await choose(page, /15:00–17:00.*Ilha do Campeche/);
  await sellTo(page, 'Pela Busca');
  const { data } = await ask(page, 'GET', `/sessions/${morning.id}/bookings`);
  expect(data.map(({ customer_name }: { customer_name: string }) => customer_name)).toEqual(
    expect.arrayContaining(['Pelo Cartão', 'Pelo Cabeçalho']),
  );

  await openPalette(page);
  await palette(page).getByRole('combobox').fill('pela busca');
  await palette(page)
    .getByRole('option', {
      name: new RegExp(`Pela Busca.*${sold.split('-').toReversed().join('/')}, 15:00.*Ilha do Campeche`),
    })
    .click();
  await page.getByText('Pela Busca').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/mar-azul/passenger-manifest');
});

test('without a signal the search opens, finds the departures this device knows, and says that it is all', async () => {
  const page = await openAs(office, 'phone');
  const ahead = page.waitForResponse((answer) => /\/palette-[^/]+\.js/.test(answer.url()));
  await page.goto('/mar-azul/passenger-manifest');
  await page.getByRole('main').getByText('Ilha do Campeche').first().waitFor();
  // Resolves when what that code imports has come as well; a text, because the test's own tools rewrite an import.
  await page.evaluate(`import(${JSON.stringify((await ahead).url())}).then(() => undefined)`);
  // Its words come by themselves: a second without anything new is enough.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(...fetched.map(({ responseEnd }) => responseEnd)) > 1000;
  });
  await page.context().setOffline(true);
  await page.getByRole('banner').getByText('Offline').first().waitFor();
  await openPalette(page);
  await palette(page).getByRole('combobox').fill('campeche');
  await palette(page).getByText('Sem conexão: só o que este aparelho conhece.').waitFor();
  await palette(page)
    .getByRole('option', { name: /Ilha do Campeche/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('session')).not.toBeNull();
});
