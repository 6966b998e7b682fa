import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { forgetComplaints, openAs } from '../browser.ts';
import { aJourneyDay, freeIn, sessionsPath } from './sessions-day.ts';

const office = 'admin@mar-azul.test';
const openMenu = async (page: Page, name: string | RegExp, item: string) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('on a phone a booking is edited, paid, moved and cancelled from the list of its session [A2.4-36]', async () => {
  const page = await openAs(office, 'phone');
  const date = '2035-02-03';
  const { morning, afternoon } = await aJourneyDay(page, date);
  await page.goto(sessionsPath(date));
  await page
    .getByRole('button', { name: /Reservas de Ilha do Campeche, 08:00/ })
    .first()
    .click();
  const list = page.getByRole('dialog', { name: 'Reservas da sessão' });
  const actions = 'Ações da reserva de Maria da Jornada';

  await openMenu(page, actions, 'Editar reserva');
  const form = page.getByRole('dialog', { name: 'Editar reserva' });
  await form.getByRole('spinbutton', { name: 'Adulto' }).fill('4');
  await form.getByRole('button', { name: 'Salvar reserva' }).click();
  await form.waitFor({ state: 'hidden' });
  await list.getByText(/4 Adulto · 4 lugares/).waitFor();
  expect(await freeIn(page, morning)).toBe(6);

  await openMenu(page, actions, 'Registrar pagamento');
  const payment = page.getByRole('dialog', { name: 'Registrar pagamento' });
  await page.route('**/api/bookings/*/payments', (route) => route.abort());
  await payment.getByLabel('Valor').press('Enter');
  const failure = page.locator('li').filter({ hasText: 'Não foi possível registrar o' });
  await failure.waitFor();
  await page.keyboard.press('Escape');
  await payment.waitFor({ state: 'hidden' });
  expect(await failure.count(), 'the message goes first').toBe(1);
  forgetComplaints();
  await page.unroute('**/api/bookings/*/payments');
  await openMenu(page, actions, 'Registrar pagamento');
  await payment.getByLabel('Valor').press('Enter');
  await payment.waitFor({ state: 'hidden' });
  await list.getByText('Pago', { exact: true }).waitFor();

  await openMenu(page, actions, 'Mover reserva');
  const move = page.getByRole('dialog', { name: 'Mover reserva' });
  await move.getByRole('radio', { name: /15:00–17:00/ }).check();
  await move.getByRole('button', { name: 'Mover reserva' }).click();
  await move.waitFor({ state: 'hidden' });
  await list.getByText('Maria da Jornada', { exact: true }).waitFor({ state: 'detached' });
  expect([await freeIn(page, morning), await freeIn(page, afternoon)]).toEqual([10, 4]);

  await openMenu(page, 'Ações da reserva de Rui da Jornada', 'Cancelar reserva');
  const question = page.getByRole('alertdialog', { name: /Cancelar a reserva de Rui da Jornada/ });
  await question.getByRole('textbox', { name: /^Motivo/ }).fill('Mudou de planos');
  await question.getByRole('button', { name: 'Cancelar reserva' }).click();
  await question.waitFor({ state: 'hidden' });
  await list.getByText('Nenhuma reserva nesta sessão').waitFor();
  await list.getByRole('radio', { name: 'Canceladas' }).click();
  await list.getByText(/Motivo: Mudou de planos/).waitFor();
  await list.getByText(/A devolver/).waitFor();
  expect(await freeIn(page, morning)).toBe(12);
});

test('at a desk people board boats by tap or key, with live counts and a way back [A3-25]', async () => {
  const page = await openAs(office);
  const date = '2035-03-15';
  const { morning, boats } = await aJourneyDay(page, date);
  await page.goto(sessionsPath(date));
  await openMenu(page, /Ações de Ilha do Campeche, 08:00/, 'Distribuir por embarcação');
  const dialog = page.getByRole('dialog', { name: 'Distribuir por embarcação' });
  const boat = (index: 0 | 1, count: number) =>
    dialog.getByRole('button', { name: `${boats[index].boat_name} ${count} de ${boats[index].capacity}` });
  await dialog.getByRole('checkbox', { name: 'Todos da reserva de Maria da Jornada' }).click();
  await dialog.getByText('3 pessoas escolhidas').waitFor();
  await boat(0, 0).click();
  await boat(0, 3).waitFor();
  const rui = dialog.getByRole('checkbox', { name: /^Rui da Jornada · Adulto/ });
  await rui.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('2');
  await boat(1, 1).waitFor();
  await dialog.getByRole('button', { name: 'Desfazer' }).click();
  await boat(1, 0).waitFor();
  await page.goto(sessionsPath(date, { open: 'boats', session: morning.id }));
  await boat(0, 3).waitFor();
});
