import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';
import { anOffice } from '../pier/departure-day.ts';

const office = 'admin@mar-azul.test';

test('room for twelve on a phone: where they do not fit it is said, the next date is a tap away, and twelve seats are kept [B2.2-46]', async () => {
  const desk = await anOffice(office);
  const product = desk.products.find(({ name }) => name === 'Ilha do Campeche');
  const date = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 52 }).toString();
  const given = { date, product: 'Ilha do Campeche', boat_ids: [] };
  await desk.session({ ...given, start_time: '05:00', end_time: '05:50', total_capacity: 4 });
  const roomy = await desk.session({
    ...given,
    start_time: '05:10',
    end_time: '06:00',
    total_capacity: 14,
  });
  const page = await openAs(office, 'phone');
  await page.goto(`/mar-azul/availability?date=${date}&product=${product?.id}`);
  await page.getByRole('textbox', { name: 'Pessoas juntas' }).fill('12');
  await page.getByText('Próxima data com 12 lugares:').waitFor();
  await page
    .getByRole('status')
    .getByRole('button', { name: /^Ilha do Campeche · / })
    .first()
    .click();
  const times = page.getByRole('dialog', { name: 'Ilha do Campeche' });
  await times.getByRole('listitem').first().waitFor();

  // The day somebody asked for: one departure is too small, the other has room.
  await page.goto(`/mar-azul/availability?date=${date}&product=${product?.id}&party=12`);
  await page
    .getByRole('list')
    .getByRole('button', { name: /^Ilha do Campeche/ })
    .first()
    .click();
  const small = times.getByRole('listitem').filter({ hasText: '05:00–05:50' });
  await small.getByText(/não cabem 12 juntas/).waitFor();
  const large = times.getByRole('listitem').filter({ hasText: '05:10–06:00' });
  expect(await large.getByText(/não cabem/).count()).toBe(0);
  await large.getByRole('link', { name: /^Reservar/ }).click();
  await page.waitForURL(/bookings\/create/);
  await page.getByRole('spinbutton').first().fill('12');
  const keep = page.getByRole('button', { name: 'Guardar lugares e continuar' });
  await expect.poll(() => keep.isEnabled()).toBe(true);
  await keep.click();
  await page
    .getByText(/Lugares guardados/)
    .first()
    .waitFor();
  expect((await desk.send('GET', `/sessions/${roomy.id}`)).remaining_capacity).toBe(2);
});
