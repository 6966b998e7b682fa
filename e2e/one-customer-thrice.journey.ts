import { expect, test } from 'vitest';
import { ask, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';

test('the same customer asks three times: the form tells it, two become one with what was said to both, and two again', async () => {
  const page = await openAs(office, 'desktop');
  const mark = crypto.randomUUID().slice(0, 8);
  const phone = `489${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const lead = { phone, offered_value: 360 };
  const first = await ask(page, 'POST', '/leads', { ...lead, name: `Lia ${mark}`, note: 'Quer sair cedo' });
  const email = `${mark}@example.com`;
  await ask(page, 'POST', '/leads', { ...lead, name: `Lia R. ${mark}`, email, note: 'Veio pelo Instagram' });

  await page.goto('/mar-azul/leads?open=new');
  await page.getByRole('textbox', { name: /^Telefone/ }).fill(phone);
  await page.getByText('2 leads', { exact: true }).waitFor();

  await page.goto(`/mar-azul/leads?merge=${first.id}`);
  const choice = page.getByRole('dialog', { name: 'Unir leads' });
  await choice.getByText('mesmo telefone').waitFor();
  await choice.getByRole('button', { name: `Comparar com Lia R. ${mark}` }).click();
  await choice
    .getByRole('group', { name: 'Nome' })
    .getByRole('radio', { name: /^O outro/ })
    .check();
  await choice.getByRole('button', { name: 'Unir', exact: true }).click();
  await choice.waitFor({ state: 'hidden' });

  await page.goto(`/mar-azul/leads?talk=${first.id}`);
  const talk = page.getByRole('dialog');
  await talk.getByText('Quer sair cedo').waitFor();
  await talk.getByText('Veio pelo Instagram').waitFor();

  await page.goto(`/mar-azul/leads?merge=${first.id}`);
  await choice.getByRole('button', { name: `Separar de Lia R. ${mark}` }).click();
  await choice.getByText('mesmo telefone').waitFor();
  const { leads } = await ask(page, 'GET', `/leads?phone=${phone}`);
  const told = leads.map(({ name, email }: Record<string, string>) => [name, email]);
  expect(Object.fromEntries(told)).toEqual({ [`Lia ${mark}`]: null, [`Lia R. ${mark}`]: email });
});
