import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../browser.ts';

const office = 'admin@mar-azul.test';

/** Last year's rows: three of whom the list knows, one new, one without a number in the middle. */
function aSheet(mark: string, phones: readonly string[]) {
  const [ana, bia, caio, duda] = phones;
  const lines = [
    ...['Cliente;Whatsapp;DDI;Valor;Data Interesse', `Ana nova ${mark};${ana};+55;500,00;20/01/2031`],
    ...[`Bia nova ${mark};${bia};+55;"1.234,56";`, `Sem Número ${mark};;+55;100;`],
    ...[`Caio filho ${mark};${caio};+55;300;sim`, `Caio filho ${mark};${caio};+55;300;`],
    `Duda ${mark};${duda};+55;400;21/01/2031 – 22/01/2031`,
  ];
  return {
    name: 'ano-passado.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n').replace('–', '\x96'), 'latin1'),
  };
}

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Mais opções' }).first().click();
  await page.getByRole('menuitem', { name: 'Importar CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar CSV' });
  await dialog.waitFor();
  return dialog;
}

test('last year’s sheet: whoever asked before stays, changes or comes again, refused rows come back as a file, and what is exported is taken in unchanged', async () => {
  const mark = aMark();
  const start = 10_000_000 + Math.floor(Math.random() * 80_000_000);
  const phones = Array.from({ length: 4 }, (_, at) => `489${start + at}`);
  for (const [at, name] of ['Ana', 'Bia', 'Caio'].entries())
    await ask(office, 'POST', '/leads', { name: `${name} ${mark}`, phone: phones[at], offered_value: 250 });
  const page = await openAs(office);
  await page.goto(`/mar-azul/leads?q=${mark}`);
  await page.getByRole('link', { name: `Caio ${mark}` }).waitFor();

  const dialog = await openImport(page);
  await dialog.locator('input[type=file]').setInputFiles(aSheet(mark, phones));
  await dialog.getByText('3 linhas já estão na lista').waitFor();
  await dialog.getByText('3 puladas').waitFor();
  await dialog.getByText('2 linhas recusadas').waitFor();
  const choose = async (name: string, choice: string) => {
    await dialog.getByRole('combobox', { name, exact: true }).click();
    await page.getByRole('option', { name: choice }).click();
    await expect.poll(() => dialog.locator('[aria-busy=true]').count()).toBe(0);
  };
  await choose('O que fazer com a linha 3', 'Atualizar o que existe');
  await choose('O que fazer com a linha 6', 'Criar mesmo assim');
  await dialog.getByText('2 novos registros').waitFor();
  await dialog.getByText('1 registro a alterar').waitFor();
  await dialog.getByRole('button', { name: 'Importar 3 linhas' }).click();
  await dialog.getByText('Importação concluída').waitFor();
  const refused = await saved(page, () =>
    dialog.getByRole('button', { name: 'Baixar linhas recusadas' }).click(),
  );
  expect(refused.name).toBe('ano-passado-recusadas.csv');
  const reasons = refused.text.split('\r\n').slice(1, 3);
  expect(reasons.map((each) => each.split(';')[0])).toEqual([`Sem Número ${mark}`, `Caio filho ${mark}`]);
  expect(reasons.join()).toMatch(/Telefone: preencha este campo.*Data Interesse/);
  await dialog.getByRole('button', { name: 'Ver a lista' }).click();
  await page.getByRole('link', { name: `Duda ${mark}` }).waitFor();
  const { leads } = await ask(page, 'GET', `/leads?q=${mark}&sort=name`);
  expect(leads.map((each: { name: string }) => each.name.replace(` ${mark}`, ''))).toEqual([
    ...['Ana', 'Bia nova', 'Caio', 'Caio filho', 'Duda'],
  ]);
  expect(leads[1]).toMatchObject({ offered_value: 1234.56, version: 2 });

  const exported = await saved(page, () => page.getByRole('button', { name: 'Exportar' }).click());
  expect(exported.text.split('\r\n').filter((each) => each.includes(mark)).length).toBe(5);
  const again = await openImport(page);
  await again
    .locator('input[type=file]')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(exported.text) });
  await again.getByText('Nada muda: os registros já estão como no arquivo.').waitFor();
});
