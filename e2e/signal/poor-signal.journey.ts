import type { Route } from 'playwright';
import { expect, test } from 'vitest';
import { card, counts, shows, tapCheckIn } from '../pier/pier-day.ts';
import {
  anInstalledSailing,
  aSailing,
  findSignal,
  later,
  loseSignal,
  queueIs,
  queueOf,
  saidOf,
  setStatus,
} from './at-sea.ts';

type Booking = { id: string; paid_amount: number; passengers: { name: string | null }[] };

const manager = 'manager@mar-azul.test';

const marks = '**/api/attendance-events';
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

test('what is marked is painted at once, says that it waits, and arrives once though its answer was lost on the way back', async () => {
  const { office, parties, page } = await aSailing('2033-02-04', ['Lina Lenta', 'Lauro Lento']);
  await page.route(marks, loseAnswer);
  await tapCheckIn(page, 'Lina Lenta');
  await counts(page, '1 de 2');
  await shows(card(page, 'Lina Lenta').getByText('na fila'));
  await shows(page.getByText('Na fila', { exact: true }));
  await setStatus(page, 'Lauro Lento', 'No-show');
  await counts(page, '1 no-show');
  await queueIs(page, 2);
  await later(page, () => queueOf(page).textContent()).toMatch(/^Offline/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await later(page, () => queueOf(page).count()).toBe(0);
  await counts(page, '1 de 2');
  expect(await page.getByText('Erro ao atualizar status').count()).toBe(0);
  expect(await Promise.all(parties.map((party) => saidOf(office, party)))).toEqual(['checked_in', 'no_show']);
});

test('money waits in the queue; other changes say why they must wait, and what was typed stays until it can be stored', async () => {
  const { office, parties, page } = await anInstalledSailing('2033-02-06', ['Tereza Teimosa'], manager);
  const [party] = parties;
  await loseSignal(page);
  await page.getByRole('button', { name: 'Mais sobre Tereza Teimosa' }).click();
  const name = card(page, 'Tereza Teimosa').getByRole('textbox').first();
  await name.fill('Tereza da Silva');
  await name.blur();
  await shows(page.getByText(/Sem conexão com o servidor/));
  expect(await name.inputValue()).toBe('Tereza da Silva');
  await page.getByRole('button', { name: 'Registrar pagamento' }).click();
  const payment = page.getByRole('dialog', { name: 'Registrar pagamento' });
  await payment.getByLabel('Valor recebido').fill('');
  await payment.getByLabel('Valor recebido').fill('70,00');
  await payment.getByRole('button', { name: 'Receber R$ 70,00' }).click();
  await payment.waitFor({ state: 'hidden' });
  await queueIs(page, 1);
  await findSignal(page);
  await queueIs(page, 0);
  await name.focus();
  await name.blur();
  const stored = async () => {
    const { data } = await office.send('GET', '/passenger-manifest?date=2033-02-06');
    const all = data.flatMap(({ bookings }: { bookings: Booking[] }) => bookings);
    const { paid_amount, passengers } = all.find(({ id }: Booking) => id === party?.id);
    return [paid_amount, passengers[0]?.name];
  };
  await expect.poll(stored).toEqual([70, 'Tereza da Silva']);
});
