import { expect, test } from 'vitest';
import { ask, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';

/** A list as another program writes it: what parts its cells is said, ids are its own, months come first, and a sum ends it. */
function aList(mark: string) {
  const rows = [
    `1;Ana;${mark};12/31/1990;(48) 99911-2201;um`,
    `2;Rui;${mark};03/04/1990;5,51299E+12;dois`,
    `3;Eva;${mark};05/06/2091;+34 612 345 678;três`,
    `4;Ivo;${mark};07/08/1985;+55 48 99911-2204;quatro`,
    'Total;;;;;4',
  ];
  const head = 'ID;Nome;Sobrenome;Nascimento;Telefone;Obs.';
  const text = ['sep=;', head, ...rows].join('\r\n');
  return { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}\r\n`, 'utf16le') };
}

test('a list from another program: nothing false is stored, every row that stays out is explained, and the rest is in', async () => {
  const page = await openAs(office, 'desktop');
  await page.goto('/mar-azul/customers');
  await page.getByRole('heading', { name: 'Clientes' }).waitFor();
  await page.getByRole('button', { name: 'Mais opções' }).first().click();
  await page.getByRole('menuitem', { name: 'Importar CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar CSV' });
  const mark = `Lista ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.locator('input[type=file]').setInputFiles(aList(mark));
  await dialog.getByText('2 novos registros').waitFor();
  await dialog.getByText('3 linhas recusadas').waitFor();
  const refused = dialog.getByRole('region', { name: 'Linhas recusadas' });
  await expect
    .poll(() => refused.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Linha 4\s+Telefone: /),
      expect.stringMatching(/^Linha 5\s+Nascimento: Use um dia entre 1900 e hoje$/),
      expect.stringMatching(/^Linha 7\s+Parece a linha do total$/),
    ]);
  await dialog.getByRole('combobox', { name: 'Como está escrita a coluna Nascimento' }).waitFor();
  await dialog.getByText('Mês, dia, ano').waitFor();
  await dialog.getByRole('button', { name: 'Importar 2 linhas' }).click();
  await dialog.getByText('Importação concluída').waitFor();
  const { data } = await ask(page, 'GET', `/customers?q=${encodeURIComponent(mark)}&sort=name`);
  expect(data).toMatchObject([
    { name: `Ana ${mark}`, birth_date: '1990-12-31', phone: '+5548999112201', notes: 'um' },
    { name: `Ivo ${mark}`, birth_date: '1985-07-08', phone: '+5548999112204', notes: 'quatro' },
  ]);
});
