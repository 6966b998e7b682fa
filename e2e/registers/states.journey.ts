import { expect, test } from 'vitest';
import { ask, openAs, type Size } from '../browser.ts';

const office = 'admin@mar-azul.test';

async function threeBoats(size: Size) {
  const page = await openAs(office, size);
  const mark = crypto.randomUUID().slice(0, 6);
  const add = (name: string) => ask(page, 'POST', '/boats', { boat_name: `${name} ${mark}`, capacity: 8 });
  const [first, second, third] = [await add('Alga'), await add('Brisa'), await add('Concha')];
  await ask(page, 'POST', `/boats/${second.id}/deactivation`, { version: 1, reason: 'Vendida' });
  await page.goto(`/mar-azul/boats?q=${mark}`);
  await page.getByRole('link', { name: `Alga ${mark}` }).waitFor();
  const stateOf = async ({ id }: { id: string }) => (await ask(page, 'GET', `/boats/${id}`)).status;
  return { page, mark, first, second, third, stateOf };
}

test('on a phone a record is moved by a thumb, and nothing sticks out', async () => {
  const { page, mark, first, stateOf } = await threeBoats('phone');
  await page.getByRole('link', { name: `Alga ${mark}` }).click();
  const path = page.getByRole('region', { name: 'Status' });
  await path.getByRole('button', { name: 'Desativar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Desativar' });
  await question.getByRole('button', { name: 'Desativar' }).click();
  await question.getByText('Escreva o motivo').waitFor();
  await question.getByLabel(/^Motivo/).fill('Vendida');
  await question.getByRole('button', { name: 'Desativar' }).click();
  await path.getByText('Motivo: Vendida').waitFor();
  expect(await stateOf(first)).toBe('inactive');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
