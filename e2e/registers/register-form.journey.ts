import { expect, test } from 'vitest';
import { openAs } from '../browser.ts';

const office = 'admin@mar-azul.test';

test('without a signal a listed record opens as the list knows it; it is saved when the signal is back', async () => {
  const page = await openAs(office);
  await page.goto('/mar-azul/boats');
  const link = page.locator('tbody').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await page.context().setOffline(true);
  await page.getByRole('banner').getByText('Offline').first().waitFor();
  await link.click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByLabel('Número do casco').fill('Sem sinal 7');
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
  await page.getByText('Sem conexão: o que você digitar fica guardado neste aparelho.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await page.getByText('Erro ao carregar o registro').count()).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(() => save.isEnabled()).toBe(true);
  await save.click();
  await page.getByText('Registro salvo').first().waitFor();
  expect(await page.getByLabel('Número do casco').inputValue()).toBe('Sem sinal 7');
});

test('on a phone what a form complains about covers none of its buttons, and is over with the next attempt', async () => {
  const page = await openAs(office, 'phone');
  await page.goto('/mar-azul/supplier-types?open=new');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true });
  const complaint = page.locator('li[data-state=open]', { hasText: 'Erro de Validação' });
  await save.click();
  await complaint.waitFor();
  await save.click();
  await expect.poll(() => complaint.count()).toBe(1);
  const toast = await complaint.boundingBox();
  const button = await save.boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await page.getByLabel('Nome').fill(`Oficina ${crypto.randomUUID().slice(0, 8)}`);
  await save.click();
  await page.getByText('Registro criado').first().waitFor();
  expect(await complaint.count()).toBe(0);
});
