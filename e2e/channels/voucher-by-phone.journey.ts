import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { ask, openAs, stands } from '../browser.ts';
import { anOffice } from '../pier/departure-day.ts';
import { aPartner, office } from './reseller.ts';

const date = '2036-03-13';

async function typeSale(page: Page, { partner, reference }: { partner: string; reference: string }) {
  await page.goto('/mar-azul/reservas-externas/criar');
  await page.getByLabel(/^Referência ou voucher/).fill(reference);
  await page.getByRole('combobox', { name: /^Parceiro/ }).fill(partner);
  await page.getByRole('option', { name: partner }).click();
  await page.getByLabel(/^Dia/).fill('13/03/2036');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: /^Saída/ }).click();
  await page.getByRole('option', { name: /08:00 · Ilha do Campeche/ }).click();
  await page.getByRole('spinbutton', { name: 'Adulto' }).fill('2');
  await page.getByLabel(/^Nome do cliente/).fill('Helena Prado');
}

test('venda por telefone com voucher: the quota of the hotel first, owed at the pier, and the same voucher again opens the booking that is there [A2.3-96]', async () => {
  const partner = await aPartner({ kind: 'hotel', protocol: 'manual', collects: 'pier' });
  const desk = await anOffice(office);
  const session = await desk.session({ date, product: 'Ilha do Campeche', total_capacity: 20 });
  const quota = { partner_id: partner.id, session_id: session.id, seats: 3, release_hours: 24, note: null };
  await ask(office, 'POST', '/seat-allotments', quota);
  const page = await openAs(office);
  const reference = `V-${partner.mark}`;
  await typeSale(page, { partner: partner.name, reference });
  await page.getByText('08:00 · Ilha do Campeche · 17 livres · 3 da cota').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lançar venda' }).click();
  await page.getByText(/^Venda lançada: [A-Z0-9]{6}$/).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Reservas Externas' }).waitFor();
  await page.getByText(reference).first().waitFor();
  await stands(page);
  expect(await axe(page)).toEqual([]);

  const { data } = await ask(office, 'GET', `/sessions/${session.id}/bookings`);
  expect(data).toMatchObject([{ customer_name: 'Helena Prado', people: 2 }]);
  expect(data[0].remaining_amount).toBeGreaterThan(0);
  const { data: quotas } = await ask(office, 'GET', `/seat-allotments?session_id=${session.id}`);
  expect(quotas).toMatchObject([{ seats: 3, used: 2, left: 1, free: 17 }]);

  // Somebody else takes the same call down once more.
  await typeSale(page, { partner: partner.name, reference: reference.toUpperCase() });
  await page.getByRole('button', { name: 'Lançar venda' }).click();
  await page.getByText(`Esta referência já era a reserva ${data[0].code}`).first().waitFor();
  await page.getByRole('heading', { name: `${data[0].code} · Helena Prado` }).waitFor();
  const again = await ask(office, 'GET', `/sessions/${session.id}/bookings`);
  expect(again.data).toHaveLength(1);
});
