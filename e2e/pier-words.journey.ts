import { describe, expect, test } from 'vitest';
import { forgetComplaints, openAs } from './browser.ts';
import { openOffice, shows } from './pier-day.ts';

describe('what the page says', () => {
  test('title, date, filters, cards, nine columns and their fall-backs read as the requirements say [A2.5-01, A2.5-02, A2.5-06, A2.5-09, A2.5-10, A2.5-11, A2.5-12, A2.5-25, A2.5-26, A2.5-27, A2.5-29, A2.5-30, A2.5-31, A2.5-36, A2.5-37, A2.5-38, A2.5-39, A2.5-40, A2.5-41, A2.5-42, A2.5-43, A2.5-44, A2.5-45, A2.5-52, A2.5-53, A2.5-54, A2.5-55, A2.5-58, B2.2-52]', async () => {
    const date = '2031-08-25';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    await office.aBooking(session, { name: 'Deve Tudo', adults: 1, phone: null });
    await office.aBooking(session, { name: 'Pagou Tudo', adults: 1, paid: 180 });
    const page = await openAs('manager@mar-azul.test');
    await page.goto(`/passenger-manifest?date=${date}`);
    await page.getByRole('heading', { level: 1, name: 'Manifesto de Passageiros' }).waitFor();
    await shows(page.getByText('Check-in, no-show e requisitos especiais por sessão.'));
    await shows(page.getByRole('button', { name: 'Atualizar' }));
    await shows(page.getByText('segunda-feira, 25 de agosto de 2031'));
    await shows(page.getByRole('button', { name: /segunda-feira.*Selecione uma data/ }));
    await shows(page.getByRole('combobox', { name: 'Guia' }));
    expect(await page.getByRole('combobox', { name: 'Guia' }).textContent()).toContain('Todos');
    const tour = page.getByRole('region', { name: /Ilha do Campeche 08:00–10:00/ });
    await shows(tour.getByText('Embarcação não definida'));
    await shows(tour.getByText('Guia: Ana Lima'));
    await shows(tour.getByText('Marinheiro: Beto Carvalho'));
    expect(await tour.getByRole('columnheader').allTextContents()).toEqual([
      'Cliente',
      'Telefone',
      'Passageiros',
      'Valor da Reserva',
      'Valor Pago',
      'Pendente',
      'Agente',
      'Requisitos Especiais',
      'Status',
    ]);
    const cells = (name: string) => tour.getByRole('row').filter({ hasText: name }).getByRole('cell');
    const texts = await cells('Deve Tudo').allTextContents();
    expect([texts[1], texts[6], texts[7]]).toEqual(['-', '-', '-']);
    const classOf = (name: string) => cells(name).nth(5).locator('strong').getAttribute('class');
    expect(await classOf('Deve Tudo')).toContain('text-danger-text');
    expect(await classOf('Pagou Tudo')).toContain('text-success-text');
  });

  test('any of the three values follows any other, each with its own message [A4-13, A4-15, A4-16, A4-17]', async () => {
    const date = '2031-08-26';
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    await office.aBooking(session, { name: 'Vai e Volta' });
    const page = await openAs('marinheiro@mar-azul.test');
    await page.goto(`/mar-azul/passenger-manifest?date=${date}`);
    const status = page.getByRole('button', { name: /^Status de Vai e Volta/ });
    const steps = [
      ['Check-in', 'Check-in realizado'],
      ['No-show', 'No-show marcado'],
      ['Pendente', 'Status alterado para pendente'],
      ['No-show', 'No-show marcado'],
      ['Check-in', 'Check-in realizado'],
    ] as const;
    for (const [word, message] of steps) {
      await status.click();
      await page.getByRole('menuitem', { name: new RegExp(`^${word}`) }).click();
      await page.getByText(message, { exact: true }).first().waitFor();
      await expect.poll(() => status.textContent()).toContain(word);
      // A second choice within a moment counts as a slip of the finger; the next one begins on a fresh page.
      await page.reload();
    }
  });

  test('loading, an empty day and a failure each have their words, and the failure its retry [A2.5-22, A2.5-23, A2.5-24, A8-12]', async () => {
    const page = await openAs('marinheiro@mar-azul.test');
    let isDown = true;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/passenger-manifest**', async (route) => {
      await held;
      if (isDown) await route.fulfill({ status: 500, body: '' });
      else await route.continue();
    });
    await page.goto('/mar-azul/passenger-manifest?date=2033-01-01');
    await page.getByText('Carregando manifesto...').first().waitFor({ state: 'attached' });
    goOn();
    await page.getByText('Erro ao carregar manifesto').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
    await page.getByText('Nenhuma sessão encontrada').waitFor();
    await shows(page.getByText('Não há sessões programadas para esta data.'));
    forgetComplaints();
  });
});
