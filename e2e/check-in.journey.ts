import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openAs, openPage, type Size, signIn, sizes } from './browser.ts';

/** A day of its own for every run of the journey, far from the demo data. */
const days: Record<Size, string> = { phone: '2031-03-14', desktop: '2031-03-15' };

async function createSession(page: Page, date: string): Promise<void> {
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

describe.each(Object.keys(sizes) as Size[])('from sign-in to a stored check-in on a %s', (size) => {
  test('a session, a booking with a payment and a check-in are typed, stored and seen by a second browser', async () => {
    const date = days[size];
    const office = await openPage(size);
    await signIn(office, 'admin@mar-azul.test');
    await createSession(office, date);
    await createBooking(office);

    const guide = await openPage(size);
    await signIn(guide, 'marinheiro@mar-azul.test');
    await guide.goto(`/mar-azul/passenger-manifest?date=${date}`);
    if (size === 'phone')
      await guide
        .getByRole('link', { name: /Ver Manifesto/ })
        .or(guide.getByRole('button', { name: /Ver Manifesto/ }))
        .first()
        .click();
    await expect.poll(() => guide.getByText('Joaquim da Jornada').first().isVisible()).toBe(true);
    await expect.poll(() => guide.getByText('Alergia a camarão').first().isVisible()).toBe(true);
    await expect
      .poll(() =>
        guide
          .getByText(/R\$\s260,00/)
          .first()
          .isVisible(),
      )
      .toBe(true);
    if (size === 'phone') await guide.getByRole('button', { name: 'Check-in de Joaquim da Jornada' }).click();
    else {
      await guide.getByRole('button', { name: 'Status de Joaquim da Jornada' }).click();
      await guide.getByRole('menuitem', { name: /Check-in/ }).click();
    }
    await guide.getByText('Check-in realizado').first().waitFor();

    const second = await openAs('manager@mar-azul.test', size);
    await second.goto(`/mar-azul/passenger-manifest?date=${date}&checkin=checked`);
    await expect
      .poll(() =>
        second
          .getByText(/2 de 2/)
          .first()
          .isVisible(),
      )
      .toBe(true);
    await second.reload();
    await expect
      .poll(() =>
        second
          .getByText(/2 de 2/)
          .first()
          .isVisible(),
      )
      .toBe(true);
  });
});

test('a fault of a form stands beside its field and what was typed stays', async () => {
  const page = await openAs('admin@mar-azul.test');
  await page.goto('/mar-azul/sessions');
  await page
    .getByRole('button', { name: /Nova Reserva/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /Nova Reserva/ });
  await form.getByLabel('Nome do cliente').fill('M');
  await form.getByLabel('Telefone').fill('12');
  await form.getByRole('button', { name: 'Criar reserva' }).click();
  await form.getByText('Use pelo menos 2 caracteres').waitFor();
  expect(await form.getByText('Telefone inválido').count()).toBe(1);
  expect(await form.getByLabel('Nome do cliente').inputValue()).toBe('M');
});

test('a boat that is elsewhere is named with the session it is in', async () => {
  const page = await openAs('admin@mar-azul.test');
  await page.goto('/mar-azul/sessions');
  await page.getByRole('button', { name: 'Nova Sessão' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nova Sessão' });
  await form.getByLabel('Produto').click();
  await page.getByRole('option', { name: 'Ilha do Campeche' }).click();
  await form.getByLabel('Início').fill('08:30');
  await form.getByLabel('Fim').fill('09:30');
  await form.getByRole('combobox', { name: 'Embarcações' }).click();
  await page.getByRole('option', { name: /Lancha Netuno/ }).click();
  await form.getByRole('button', { name: 'Criar sessão' }).click();
  await form.getByText(/Lancha Netuno já está em Ilha do Campeche/).waitFor();
});

test('the last seats are not sold twice: the form says how many are left and keeps its values', async () => {
  const page = await openAs('admin@mar-azul.test');
  await createSession(page, '2031-03-16');
  await page
    .getByRole('button', { name: /Nova Reserva/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /Nova Reserva/ });
  await form.getByLabel('Nome do cliente').fill('Primeira da fila');
  await form.getByRole('spinbutton', { name: 'Adulto' }).fill('13');
  await form.getByRole('button', { name: 'Criar reserva' }).click();
  await form
    .getByText(/Só há 12 lugares livres|Restam 12 lugares/)
    .first()
    .waitFor();
  expect(await form.getByLabel('Nome do cliente').inputValue()).toBe('Primeira da fila');
});
