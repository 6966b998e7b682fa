import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ask, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';
const unique = () => crypto.randomUUID().slice(0, 8);

const rows = (page: Page) => page.locator('tbody').getByRole('row');

describe('a register at the office', () => {
  test('a customer is added, found, changed and taken back without touching the mouse [A2.2-05, B2.2-16]', async () => {
    const page = await openAs(office);
    const name = `Antônia Gonçalves ${unique()}`;
    await page.goto('/mar-azul/customers');
    await page.getByRole('heading', { name: 'Clientes' }).waitFor();
    await rows(page).first().waitFor();

    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Adicionar cliente' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Preencha este campo').first().waitFor();
    await page.keyboard.type(name);
    await page.getByLabel('Email').fill('ANTONIA@exemplo.example');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Registro criado').first().waitFor();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('button', { name: 'Clientes', exact: true }).click();
    await page.getByRole('heading', { name: 'Clientes' }).waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type(name.replace('ô', 'o').replace('ç', 'c').toLowerCase());
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toContain('antonia goncalves');
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name }).waitFor();
    await page.getByLabel('Observações').fill('Prefere sair cedo');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Registro salvo').first().waitFor();
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await page.getByText('Prefere sair cedo').filter({ visible: true }).first().waitFor();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(name).first().waitFor();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await page.getByRole('link', { name }).waitFor();
  });

  test('two people save the same tag: the second sees both and chooses [B2.2-13]', async () => {
    const page = await openAs(office);
    const name = `Escola ${unique()}`;
    const tag = await ask(page, 'POST', '/tags', { name });
    await page.goto(`/mar-azul/tags?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    const form = page.getByRole('dialog', { name });
    await form.getByLabel('Nome').fill(`${name} minha`);
    await ask(page, 'PATCH', `/tags/${tag.id}`, { name: `${name} deles`, version: 1 });
    await form.getByRole('button', { name: 'Salvar', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Outra pessoa alterou este registro' });
    await choice.getByText(`${name} deles`).waitFor();
    await choice.getByRole('button', { name: 'Salvar a minha' }).click();
    await choice.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: `${name} minha` }).waitFor();
    expect((await ask(page, 'GET', `/tags/${tag.id}`)).version).toBe(3);
  });

  test('of several deleted at once the one in use is refused by name, the others can come back [B2.2-18, B2.2-23]', async () => {
    const page = await openAs(office);
    const mark = unique();
    const [free, used] = await Promise.all(
      ['Livre', 'Dono'].map((word) => ask(page, 'POST', '/suppliers', { name: `${word} ${mark}` })),
    );
    await ask(page, 'POST', '/boats', {
      boat_name: `Barco ${mark}`,
      capacity: 5,
      owner_supplier_id: used.id,
    });
    await page.goto(`/mar-azul/suppliers?q=${mark}`);
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    const bar = page.getByRole('region', { name: 'Ações em massa' });
    await bar.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('1 registro não foi excluído.').waitFor();
    await page.getByText(new RegExp(`Em uso por Embarcações: Barco ${mark}`)).waitFor();
    await page.getByRole('button', { name: 'Desfazer os outros' }).click();
    await expect.poll(async () => (await ask(page, 'GET', `/suppliers/${free.id}`)).deleted_at).toBeNull();
  });

  test('filters stand in the address and go with it; a view keeps them [B2.2-17, B2.2-22, B2.2-07, B2.2-15]', async () => {
    const page = await openAs(office);
    await page.goto('/mar-azul/boats?status=maintenance');
    const clear = page.getByRole('button', { name: 'Limpar tudo' }).first();
    await clear.waitFor();
    await clear.click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('columnheader', { name: 'Lotação' }).getByRole('button').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('capacity');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBeNull();
    for (const [path, heading] of [
      ['/mar-azul/boat-features', 'Características de Embarcações'],
      ['/mar-azul/product-categories', 'Categorias de Produtos'],
      ['/mar-azul/supplier-types', 'Tipos de Fornecedor'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).waitFor();
      await rows(page).first().waitFor();
    }
    const guide = await openAs('marinheiro@mar-azul.test');
    await guide.goto('/mar-azul/boats');
    await guide.getByText('Acesso negado').first().waitFor();
  });
});

test('on a phone the list is cards, and a boat is opened, looked at and left', async () => {
  const page = await openAs(office, 'phone');
  await page.goto('/mar-azul/boats');
  await page.getByRole('link', { name: 'Lancha Netuno' }).click();
  await page.getByRole('heading', { name: 'Lancha Netuno' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Lotação' }).inputValue()).toBe('20');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goBack();
  await page.getByRole('link', { name: 'Lancha Netuno' }).waitFor();
  await page.getByRole('button', { name: 'Adicionar embarcação' }).waitFor();
});

test('the list of cities is kept by the platform [A2.3-41]', async () => {
  const page = await openAs('saas_super_admin@leme.test');
  await page.goto('/mar-azul/coastal-cities?q=florianopolis');
  await page.getByLabel('Motivo').fill('Conferir as cidades');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Florianópolis' }).waitFor();
});
