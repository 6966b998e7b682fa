import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { ask, openAs, stands } from '../browser.ts';
import { anOffice } from '../pier/departure-day.ts';
import { shows } from '../pier/pier-day.ts';
import { aPartner, aToken, bySystem, office } from './reseller.ts';

const date = '2036-03-11';

/** A sale of two at that hour, counted and priced: the button that keeps their seats. */
async function atLastTwo(page: Page, hours: RegExp) {
  await page.goto(`/mar-azul/bookings/create?date=${date}`);
  await page.getByRole('button', { name: hours }).click();
  await page.getByRole('spinbutton').first().fill('2');
  const keep = page.getByRole('button', { name: 'Guardar lugares e continuar' });
  await expect.poll(() => keep.isEnabled()).toBe(true);
  return keep;
}

test('o marketplace e o balcão disputam os dois últimos: one has them and stands on the manifest, the other reads sold out [A2.3-81]', async () => {
  const partner = await aPartner({ kind: 'marketplace' });
  const system = bySystem(await aToken(partner));
  const desk = await anOffice(office);
  const [early, late] = [
    await desk.session({ date, product: 'Ilha do Campeche', total_capacity: 2 }),
    await desk.session({
      date,
      product: 'Ilha do Campeche',
      total_capacity: 2,
      start_time: '14:00',
      end_time: '16:00',
    }),
  ];
  const page = await openAs(office);

  // The desk has pressed, and what it asks is still on its way when the marketplace is served.
  const keep = await atLastTwo(page, /08:00–10:00/);
  const [onTheWay, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/bookings/holds', async (route) => {
    onTheWay.resolve();
    await gate.promise;
    await route.continue();
  });
  await keep.click();
  await onTheWay.promise;
  const reserved = await system.reserve(early, 2);
  expect(reserved.body).toMatchObject({ status: 'ON_HOLD' });
  gate.resolve();
  await page.getByText(/Restam 0 lugares e a reserva pede 2/).waitFor();
  expect(await page.getByRole('spinbutton').first().inputValue()).toBe('2');
  expect(await axe(page)).toEqual([]);
  await page.unroute('**/api/bookings/holds');

  const guest = `Giulia Rossi ${partner.mark}`;
  const confirmed = await system.confirm(reserved.body.uuid, guest);
  expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', utcExpiresAt: null });
  await page.goto(`/mar-azul/passenger-manifest?date=${date}&session=${early.id}`);
  await shows(page.getByText(guest));
  await stands(page);
  expect(await axe(page)).toEqual([]);
  const { data } = await ask(office, 'GET', `/sessions/${early.id}/bookings`);
  expect(data).toMatchObject([{ customer_name: guest, people: 2, remaining_amount: 0 }]);

  // In the afternoon the desk is first.
  await (await atLastTwo(page, /14:00–16:00/)).click();
  await page.getByText(/Lugares guardados/).waitFor();
  const { productId, optionId } = await system.offer('Ilha do Campeche');
  const told = await system.send('POST', '/availability', {
    productId,
    optionId,
    availabilityIds: [late.id],
  });
  expect(told.body).toMatchObject([{ available: false, status: 'SOLD_OUT', vacancies: 0 }]);
  const refused = await system.reserve(late, 2);
  expect([refused.status, refused.body.error]).toEqual([400, 'UNPROCESSABLE_ENTITY']);
});
