import { expect, test } from 'vitest';
import { ask, openAs } from '../browser.ts';
import { axe } from './axe.ts';

const office = 'admin@mar-azul.test';

test.each(['phone', 'desktop'] as const)(
  'axe finds nothing in list, form and record on a %s',
  async (size) => {
    const page = await openAs(office, size);
    const name = `Axel ${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await ask(page, 'POST', '/customers', { name, nationality: 'Brasileira' });
    // One card: what lies half under the bar at the thumb hangs on how many rows come before it.
    await page.goto(`/mar-azul/customers?q=${name}`);
    await page.getByRole('link', { name }).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(`/mar-azul/customers?open=${id}`);
    await page.getByLabel('Nacionalidade').fill('Italiana');
    await ask(page, 'PATCH', `/customers/${id}`, { nationality: 'Alemã', version: 1 });
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('dialog', { name: 'Outra pessoa alterou este registro' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/mar-azul/supplier-types?open=new');
    await page.getByRole('dialog', { name: 'Adicionar tipo de fornecedor' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/mar-azul/boats');
    await page.getByRole('link', { name: 'Lancha Netuno' }).click();
    await page.getByRole('textbox', { name: 'Lotação' }).waitFor();
    expect(await axe(page)).toEqual([]);
  },
);
