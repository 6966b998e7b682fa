import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { png } from '../../server/src/testing/input/png.ts';
import { axe } from '../axe/axe.ts';
import { ask, openAs, openPage, stands } from '../browser.ts';
import { farZone } from '../morning-zone.ts';
import { anOffice } from '../pier/departure-day.ts';

const yellow = '#FFD400';
const buttonOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { backgroundColor, color } = getComputedStyle(button);
    return [backgroundColor, color];
  });

test('my colours: a logo comes from a phone, a yellow brand is readable, and the sign-in page and the open tabs of the others wear both [B2.2-61]', async () => {
  const colleague = await openAs('manager@porto-marca.test');
  await colleague.goto('/porto-marca');
  await stands(colleague);
  const page = await openAs('admin@porto-marca.test', 'phone');
  await page.goto('/porto-marca/tenant-settings');
  await page.getByRole('link', { name: 'Marca', exact: true }).click();
  const logo = page.getByRole('group', { name: 'Logo' });
  await logo
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(64, 64) });
  await page.getByText('Logo salvo').first().waitFor();
  await logo.locator('img').waitFor();

  await page.getByRole('textbox', { name: /^Cor principal/ }).fill(yellow);
  // Black on yellow: white would be 1.4.
  await expect.poll(() => page.getByText('Texto sobre a cor: 14,7:1').count()).toBe(3);
  await page.getByText('Tema sol').waitFor();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Ajustes salvos').first().waitFor();
  await expect.poll(() => axe(page)).toEqual([]);
  const worn = () =>
    colleague.evaluate(() => document.documentElement.style.getPropertyValue('--light-brand').toUpperCase());
  await expect.poll(worn).toBe(yellow);

  const visitor = await openPage('phone');
  await visitor.goto('/porto-marca');
  await visitor.getByRole('heading', { level: 1, name: 'Porto Marca' }).waitFor();
  await visitor.locator('main img').waitFor();
  expect(await buttonOf(visitor, 'Entrar')).toEqual(['rgb(255, 212, 0)', 'rgb(0, 0, 0)']);
  expect(await axe(visitor)).toEqual([]);
});

test('the clock of Noronha: what moves is shown first, departures keep date and hour, and today is another day at once [B2.2-58]', async () => {
  const admin = 'admin@porto-fuso.test';
  const noronha = 'America/Noronha';
  const zone = farZone(noronha);
  const dayOf = (timezone: string) => Temporal.Now.plainDateISO(timezone).toString();
  const desk = await anOffice(admin);
  const date = Temporal.Now.plainDateISO(noronha).add({ days: 20 }).toString();
  const sailing = await desk.session({ date, start_time: '09:00', end_time: '11:00' });
  await desk.booking(sailing, { name: 'Maria do Fuso', people: 2 });
  const leaves = Temporal.PlainDateTime.from(`${date}T09:00`).toZonedDateTime(noronha).toInstant();
  const wouldLeave = leaves.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });

  // An open tab of a colleague, where the first of the next days is today.
  const colleague = await openAs('manager@porto-fuso.test');
  await colleague.goto('/porto-fuso/blackout');
  const today = () => colleague.locator('ol li strong').first().innerText();
  await expect.poll(today).toBe(dayOf(zone).slice(8));

  const page = await openAs(admin, 'phone');
  await page.goto('/porto-fuso/settings?section=company-zone');
  await page.getByRole('button', { name: 'Mudar fuso horário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar fuso horário' });
  await dialog.getByRole('combobox', { name: /^Fuso horário/ }).click();
  await page.getByRole('option', { name: noronha }).click();
  await dialog.getByText('1 saída muda de instante. 1 reserva.').waitFor();
  await dialog.getByText(`09:00 → ${wouldLeave} no relógio de agora`).waitFor();
  expect(await axe(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Mudar fuso horário' }).click();
  await page.getByText('Fuso horário mudado').first().waitFor();

  await expect.poll(today).toBe(dayOf(noronha).slice(8));
  const kept = await ask(admin, 'GET', `/sessions/${sailing.id}`);
  expect([kept.date, kept.start_time.slice(0, 5)]).toEqual([date, '09:00']);
  expect(Temporal.Instant.from(kept.starts_at).equals(leaves)).toBe(true);
  await page.goto(`/porto-fuso/sessions?date=${date}`);
  await page.getByText(/09:00/).first().waitFor();
});
