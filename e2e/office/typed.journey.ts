import { expect, test } from 'vitest';
import { ask, openAs } from '../browser.ts';
import { aJourneyDay, sessionsPath } from './sessions-day.ts';

const office = 'admin@mar-azul.test';

test('party counts are typed, stepped and left by Tab, and stay; the commonest fare starts at one', async () => {
  const page = await openAs(office);
  const date = '2035-05-17';
  const { morning } = await aJourneyDay(page, date);
  await page.goto(sessionsPath(date, { open: 'booking', session: morning.id }));
  const form = page.getByRole('dialog', { name: /Nova Reserva/ });
  const adults = form.getByRole('spinbutton', { name: 'Adulto' });
  const children = form.getByRole('spinbutton', { name: 'Criança' });
  await adults.waitFor();
  expect([await adults.inputValue(), await children.inputValue()]).toEqual(['1', '0']);

  await form.getByLabel('Nome do cliente').fill('Contada à Mão');
  await adults.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  expect(await children.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await form.getByRole('button', { name: 'Um a mais: Adulto' }).click();
  await form.getByRole('button', { name: 'Um a menos: Criança' }).click();
  await form.getByRole('button', { name: 'Um a mais: Criança' }).click();
  expect([await adults.inputValue(), await children.inputValue()]).toEqual(['4', '1']);
  expect(await adults.getAttribute('aria-valuenow')).toBe('4');

  await adults.fill('151');
  await form.getByText('De 0 a 150').waitFor();
  await adults.fill('4');
  await form.getByText('De 0 a 150').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'hidden' });
  const { data: bookings } = await ask(page, 'GET', `/sessions/${morning.id}/bookings`);
  const made = bookings.find((each: { customer_name: string }) => each.customer_name === 'Contada à Mão');
  expect(made.booking_passengers.map((each: { quantity: number }) => each.quantity)).toEqual([4, 1]);
});

test('what is typed into a list is chosen by Tab, and what is in none is said and kept', async () => {
  const page = await openAs(office);
  await page.goto(sessionsPath('2035-05-07', { open: 'new' }));
  const form = page.getByRole('dialog', { name: 'Nova Sessão' });
  const product = form.getByRole('combobox', { name: 'Produto' });
  await product.focus();
  await page.keyboard.type('ilha do c');
  await page.keyboard.press('Tab');
  expect(await product.textContent()).toBe('Ilha do Campeche');

  await product.focus();
  await page.keyboard.type('xyz');
  await page.keyboard.press('Tab');
  await form.getByText('“xyz” não está na lista: escolha uma opção').waitFor();
  expect(await product.textContent()).toBe('Ilha do Campeche');

  const { boats } = await ask(page, 'GET', '/sessions/options');
  const [{ boat_name: boat }] = boats;
  const search = form.getByRole('combobox', { name: 'Embarcações' });
  await search.fill(boat);
  await form.getByLabel('Observações').click();
  await form.getByRole('button', { name: new RegExp(`Remover ${boat}`) }).waitFor();

  await search.fill('Nau Catarineta');
  await page.keyboard.press('Tab');
  await form.getByText('“Nau Catarineta” não está na lista: escolha uma opção').waitFor();
  expect(await search.inputValue()).toBe('Nau Catarineta');
  await form.getByRole('button', { name: 'Criar sessão' }).click();
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await form.getByText('Informe o horário').count()).toBe(0);
  await search.fill('');
  await page.keyboard.press('Tab');
  await form.getByText(/Nau Catarineta/).waitFor({ state: 'detached' });
});
