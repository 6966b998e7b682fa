import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAs, type Size } from '../browser.ts';

const office = 'admin@mar-azul.test';

/** Ten rows of which three cannot be taken in, with a column the product does not know by name. */
function aFile(mark: string) {
  const rows = Array.from({ length: 10 }, (_, at) => {
    const birth = at === 3 ? '31/02/1990' : '20/11/1990';
    const tags = at === 5 ? 'Etiqueta que não existe' : '';
    return `${at === 7 ? '' : `${mark} ${at}`};${birth};${tags};Ligou ${at} vezes`;
  });
  const text = ['Nome;Nascimento;Tags;Pedido especial', ...rows].join('\r\n');
  return { name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) };
}

async function openImport(size: Size): Promise<Page> {
  const page = await openAs(office, size);
  await page.goto('/mar-azul/customers');
  await page.getByRole('heading', { name: 'Clientes' }).waitFor();
  await page.getByRole('button', { name: 'Mais opções' }).first().click();
  await page.getByRole('menuitem', { name: 'Importar CSV' }).click();
  await page.getByRole('dialog', { name: 'Importar CSV' }).waitFor();
  return page;
}

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('three bad rows of ten: seven go in, the three come back as a file with their reasons', async () => {
  const page = await openImport('desktop');
  const mark = `Cliente ${crypto.randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog', { name: 'Importar CSV' });
  await dialog.locator('input[type=file]').setInputFiles(aFile(mark));
  await dialog.getByText('7 novos registros').waitFor();
  await dialog.getByText('3 linhas recusadas').waitFor();
  await dialog.getByText('Nascimento: Data inválida').waitFor();
  await dialog.getByText('Tags: Não existe “Etiqueta que não existe”').waitFor();

  await dialog.getByRole('combobox', { name: /Pedido especial/ }).click();
  await page.getByRole('option', { name: 'Observações' }).click();
  await dialog.getByRole('button', { name: 'Conferir de novo' }).click();
  await dialog.getByRole('button', { name: 'Importar 7 linhas' }).click();
  await dialog.getByText('Importação concluída').waitFor();
  const { name, text } = await saved(page, () =>
    dialog.getByRole('button', { name: 'Baixar linhas recusadas' }).click(),
  );
  expect(name).toBe('clientes-recusadas.csv');
  expect(text.split('\r\n')).toEqual([
    '\ufeffNome;Nascimento;Tags;Pedido especial;Erro',
    `${mark} 3;31/02/1990;;Ligou 3 vezes;Nascimento: não é uma data`,
    `${mark} 5;20/11/1990;Etiqueta que não existe;Ligou 5 vezes;Tags: não existe “Etiqueta que não existe”`,
    ';20/11/1990;;Ligou 7 vezes;Nome: preencha este campo',
    '',
  ]);
  await dialog.getByRole('button', { name: 'Ver a lista' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(mark);
  await expect.poll(() => page.getByRole('link', { name: mark }).count()).toBe(7);

  const exported = await saved(page, () => page.getByRole('button', { name: 'Exportar' }).click());
  expect(exported.name).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  expect(exported.text.split('\r\n').filter((line) => line.includes(mark)).length).toBe(7);
});

test('on a phone each step can be read and reached, and a file that is no CSV is refused in words', async () => {
  const page = await openImport('phone');
  const dialog = page.getByRole('dialog', { name: 'Importar CSV' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({
    name: 'a.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004xyz'),
  });
  await dialog.getByText(/não é um CSV de texto.*XLSX/).waitFor();
  await input.setInputFiles(aFile(`Cliente ${crypto.randomUUID().slice(0, 8)}`));
  await dialog.getByText('3 linhas recusadas').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('who reads French sees French names, and takes the Portuguese columns an import knows', async () => {
  const page = await openAs(office, 'desktop');
  await page.goto('/mar-azul/suppliers?lang=fr&open=new');
  await page.getByLabel('Délai de paiement').waitFor();
  await page.getByText('jours', { exact: true }).waitFor();
  await page.goto('/mar-azul/suppliers');
  await page.getByRole('button', { name: "Plus d'options" }).first().click();
  await page.getByRole('menuitem', { name: 'Importer un CSV' }).click();
  const { name, text } = await saved(page, () =>
    page.getByRole('button', { name: 'Télécharger un modèle' }).click(),
  );
  expect(name).toBe('suppliers.csv');
  expect(text).toBe(
    '\ufeffNome fantasia;Razão social;CPF ou CNPJ;Tipos;Status;Contato;Email;Telefone DDI;Telefone;Site;Chave Pix;Dados bancários;Prazo de pagamento;Avaliação;Observações\r\n',
  );
});
