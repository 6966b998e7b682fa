import type { Page } from 'playwright';
import { test } from 'vitest';
import { openAs, openPage, signIn } from '../browser.ts';
import { shows, tapCheckIn } from './pier-day.ts';

/** A day of its own for every run of the journey, far from the demo data. */
const date = '2031-03-14';

async function createSession(page: Page): Promise<void> {
  await page.goto(`/mar-azul/sessions?date=${date}`);
  await page.getByRole('button', { name: 'Nova Sessão' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nova Sessão' });
  await form.getByLabel('Produto').click();
  await page.getByRole('option', { name: 'Ilha do Campeche' }).click();
  await form.getByLabel('Início').fill('08:00');
  await form.getByLabel('Fim').fill('10:00');
  await form.getByLabel('Capacidade').fill('12');
  await form.getByRole('combobox', { name: 'Guia' }).fill('Ana Lima');
  await form.getByRole('button', { name: 'Criar sessão' }).click();
  await form.waitFor({ state: 'hidden' });
}

async function createBooking(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Nova Reserva/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /Nova Reserva/ });
  await form.getByLabel('Nome do cliente').fill('Joaquim da Jornada');
  await form.getByLabel('Telefone').fill('(48) 99914-2207');
  await form.getByRole('spinbutton', { name: 'Adulto' }).fill('2');
  await form.getByLabel('Requisitos Especiais').fill('Alergia a camarão');
  await form.getByLabel('Valor').fill('100,00');
  await form.getByRole('button', { name: 'Criar reserva' }).click();
  await form.waitFor({ state: 'hidden' });
}

// Other ways to a booking, and forms on a phone: web/src/modules/bookings; a check-in at a desk: shell.journey.ts.
test('from sign-in to a stored check-in: a session, a booking with a payment and a check-in are typed at a desk and on a phone, stored and seen by a second browser', async () => {
  const office = await openPage();
  await signIn(office, 'admin@mar-azul.test');
  await createSession(office);
  await createBooking(office);

  const guide = await openAs('marinheiro@mar-azul.test', 'phone');
  await guide.goto(`/mar-azul/passenger-manifest?date=${date}`);
  await guide
    .getByRole('link', { name: /Ver Manifesto/ })
    .or(guide.getByRole('button', { name: /Ver Manifesto/ }))
    .first()
    .click();
  await shows(guide.getByText('Joaquim da Jornada'));
  await shows(guide.getByText('Alergia a camarão'));
  await shows(guide.getByText(/R\$\s\d+,\d\d/));
  await tapCheckIn(guide, 'Joaquim da Jornada');
  await guide.getByText('Check-in realizado').first().waitFor();

  const second = await openAs('manager@mar-azul.test');
  await second.goto(`/mar-azul/passenger-manifest?date=${date}&checkin=checked`);
  await shows(second.getByText(/2 de 2/));
  await second.reload();
  await shows(second.getByText(/2 de 2/));
});
