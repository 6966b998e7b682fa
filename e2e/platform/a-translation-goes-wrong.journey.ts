import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { openAs } from '../browser.ts';

const text = 'leads/leads;title;es;';

test('a translation goes wrong: it is taken in, a company says the text in its own words, and it is rolled back [B2.2-77, B7.6-03, A7.2-01]', async () => {
  const operator = await openAs('saas_super_admin@leme.test');
  await operator.goto('/admin/i18n-import');
  const file = [
    'namespace;key;locale;value',
    `${text}Astillero`,
    'leads/leads;nothing;es;Nada',
    'leads/leads;new;es;<b>Nuevo</b>',
  ].join('\n');
  await operator
    .locator('input[type=file]')
    .setInputFiles({ name: 'espanol.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await operator.getByText('2 linhas recusadas').waitFor();
  expect(await axe(operator)).toEqual([]);
  await operator.getByRole('button', { name: 'Importar', exact: true }).click();
  await operator.getByText('1 tradução importada').first().waitFor();

  // The company reads what the file says, and then what it says itself.
  const office = await openAs('admin@costa-verde.test');
  const title = (said: string) => office.getByRole('heading', { level: 1, name: said }).waitFor();
  await office.goto('/costa-verde/leads?lang=es');
  await title('Astillero');
  await office.goto('/costa-verde/tenant-settings?lang=pt-BR');
  await office.getByRole('combobox', { name: 'Idioma do texto' }).click();
  await office.getByRole('option', { name: 'Espanhol' }).click();
  await office.getByRole('textbox', { name: /^Procurar um texto/ }).fill('gestion de leads');
  const row = office.getByRole('listitem').filter({ hasText: 'leads/leads · title' });
  await row.getByRole('textbox').fill('Nuestros contactos');
  await row.getByRole('button', { name: 'Salvar' }).click();
  await office.getByText('Texto salvo').first().waitFor();
  expect(await axe(office)).toEqual([]);

  await operator.getByRole('button', { name: 'Desfazer espanol.csv' }).first().click();
  await operator.getByRole('button', { name: 'Desfazer', exact: true }).last().click();
  await operator.getByText('Importação desfeita').first().waitFor();
  await office.goto('/costa-verde/leads?lang=es');
  await title('Nuestros contactos');

  // Another company never read those words, and reads the product's again.
  const other = await openAs('admin@mar-azul.test');
  await other.goto('/mar-azul/leads?lang=es');
  await other.getByRole('heading', { level: 1, name: 'Gestión de leads' }).waitFor();
});
