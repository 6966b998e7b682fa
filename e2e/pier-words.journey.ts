import { describe, expect, test } from 'vitest';
import { openAs } from './browser.ts';
import { openOffice } from './pier-day.ts';

describe('what the page says', () => {
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
});
