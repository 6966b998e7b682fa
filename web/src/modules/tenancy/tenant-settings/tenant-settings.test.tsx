import { changeHouse, changeLogo, readHouse } from '@leme/contract/tenancy/settings/house-endpoints';
import { changeLanguages, readLanguages } from '@leme/contract/tenancy/settings/language-endpoints';
import {
  changeCompanySettings,
  readCompanySettings,
} from '@leme/contract/tenancy/settings/setting-endpoints';
import { changeOwnWord, listOwnWords } from '@leme/contract/tenancy/words/own-word-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const house = {
  name: 'Mar Azul',
  legal_name: null,
  tax_id: null,
  contact_name: 'Ana',
  contact_phone: null,
  contact_email: null,
  logo_url: 'data:image/webp;base64,AAAA',
  primary_color: null,
  secondary_color: null,
  theme_class: 'line' as const,
  version: 4,
};

const boat = {
  namespace: 'contract/fleet',
  key: 'boats.one',
  names: [],
  forms: [{ key: 'boats.one', product: 'Embarcação', own: null as string | null }],
  version: 0,
  changed_at: null,
  changed_by: null,
};

const foot = {
  key: 'letter_foot',
  value: null,
  default: null,
  source: 'default' as const,
  version: 0,
  changed_at: null,
  changed_by: null,
};

function aCompany() {
  const server = aServer();
  server.answers(readHouse, house);
  server.answers(readLanguages, { offered: ['pt-BR', 'en'], default_locale: 'pt-BR', version: 4 });
  server.answers(readCompanySettings, { data: [foot] });
  server.answers(listOwnWords, ({ q }) => (q ? { data: [boat], total: 1 } : { data: [], total: 0 }));
  server.answers(changeHouse, { ...house, version: 5 });
  server.answers(changeLogo, { ...house, logo_url: null, version: 5 });
  return server;
}

const open = (server: ReturnType<typeof aCompany>, without: readonly string[] = []) =>
  openPage(server, '/mar-azul/tenant-settings', { as: 'admin', without });
const saveButton = (at: number) => screen.getAllByRole('button', { name: 'Salvar' })[at] as HTMLElement;

test('what changed of the company is sent alone, with the version it was typed over [B2.2-61, A2.3-87]', async () => {
  const server = aCompany();
  const person = await open(server);
  const contact = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Contato(?! de)/ });
  await person.clear(contact);
  await person.type(contact, 'Rui');
  await person.click(saveButton(0));
  await screen.findByText('Ajustes salvos');
  expect(server.sent('PATCH /tenant-settings')).toEqual([{ version: 4, contact_name: 'Rui' }]);
});

test('a colour shows at once what it makes, with the ratio of the text on it', async () => {
  const server = aCompany();
  const person = await open(server);
  const colour = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Cor principal/ });
  await person.type(colour, '#FFD400');
  // Black on yellow in both themes: white would be 1.4.
  // In a letter it stands on the light one, too.
  await waitFor(() => expect(screen.getAllByText('Texto sobre a cor: 14,7:1')).toHaveLength(3));
  within(screen.getByRole('region', { name: 'Email' })).getByText('Ver a reserva');
  within(screen.getByRole('region', { name: 'Impressão' })).getByText('Mar Azul');
  await person.click(saveButton(2));
  await screen.findByText('Ajustes salvos');
  expect(server.sent('PATCH /tenant-settings')).toEqual([{ version: 4, primary_color: '#ffd400' }]);
});

test('how much of the colour shows is seen before it is saved, and then in the header', async () => {
  const server = aCompany();
  server.answers(changeHouse, { ...house, theme_class: 'full', version: 5 });
  const person = await open(server);
  await person.click(await screen.findByRole('combobox', { name: /^Quanto da cor aparece/ }));
  await person.click(await screen.findByRole('option', { name: /^Cheio/ }));
  await waitFor(() => expect(document.querySelectorAll('[data-look=full]')).toHaveLength(2));
  await person.click(saveButton(2));
  await screen.findByText('Ajustes salvos');
  expect(server.sent('PATCH /tenant-settings')).toEqual([{ version: 4, theme_class: 'full' }]);
});

test('the logo is taken away by one press', async () => {
  const server = aCompany();
  const person = await open(server);
  await person.click(await screen.findByRole('button', { name: 'Tirar logo' }));
  await screen.findByText('Logo salvo');
  expect(server.sent('PUT /tenant-settings/logo')).toEqual([{ version: 4, logo: null }]);
});

test('what somebody else saved meanwhile is compared, and who may only read reads', async () => {
  const server = aCompany();
  const current = { ...house, contact_name: 'Bia', version: 5 };
  server.answers(changeHouse, refuses('stale-version', { params: { current, yours: {} } }));
  const person = await open(server);
  await person.type(await screen.findByRole('textbox', { name: /^Contato(?! de)/ }), ' Paz');
  await person.click(saveButton(0));
  await screen.findByRole('dialog', { name: 'Os ajustes mudaram enquanto você digitava' });
  expect(document.body.textContent).toMatch(/Bia/);
});

test('without the right the page is read', async () => {
  await open(aCompany(), ['tenant-settings:update']);
  await waitFor(() =>
    expect(screen.getAllByText('Seu papel só permite consultar estes valores.')).toHaveLength(6),
  );
  expect(screen.queryByRole('button', { name: 'Tirar logo' })).toBeNull();
});

test('a default that is not offered is refused beside its field; what is sound is sent whole with its mark', async () => {
  const server = aCompany();
  server.answers(changeLanguages, { offered: ['pt-BR', 'en', 'es'], default_locale: 'pt-BR', version: 12 });
  const person = await open(server);
  await person.click(await screen.findByRole('checkbox', { name: 'Português' }));
  await person.click(saveButton(3));
  await screen.findByText('Valor inválido');
  expect(server.times('PUT /tenant-settings/languages')).toBe(0);
  await person.click(screen.getByRole('checkbox', { name: 'Português' }));
  await person.click(screen.getByRole('checkbox', { name: 'Espanhol' }));
  await person.click(saveButton(3));
  await screen.findByText('Ajustes salvos');
  expect(server.sent('PUT /tenant-settings/languages')).toEqual([
    { offered: ['pt-BR', 'en', 'es'], default_locale: 'pt-BR', version: 4 },
  ]);
});

test('what stands below letters is a key of its own', async () => {
  const server = aCompany();
  server.answers(changeCompanySettings, { data: [] });
  const person = await open(server);
  await person.type(await screen.findByRole('textbox', { name: /^Rodapé dos emails/ }), 'Rua do Porto, 7');
  await person.click(saveButton(4));
  await screen.findByText('Ajustes salvos');
  expect(server.sent('PATCH /settings')).toEqual([
    { changes: [{ key: 'letter_foot', value: 'Rua do Porto, 7', version: 0 }] },
  ]);
});

test('a text is found by what one reads and said in words of the company; what would break it is not sent', async () => {
  const server = aCompany();
  server.answers(changeOwnWord, { ...boat, version: 1 });
  const person = await open(server);
  await screen.findByText('A empresa ainda não mudou nenhum texto neste idioma.');
  await person.type(screen.getByRole('textbox', { name: /^Procurar um texto/ }), 'embarca');
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Palavras' });
  expect(words.value).toBe('Embarcação');
  await person.clear(words);
  await person.type(words, '<b>Escuna');
  const row = within(words.closest('li') as HTMLElement);
  await person.click(row.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Contém marcação de página');
  expect(server.times('PUT /tenant-settings/own-words')).toBe(0);
  await person.clear(words);
  await person.type(words, 'Escuna');
  await person.click(row.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Texto salvo');
  expect(server.sent('PUT /tenant-settings/own-words')).toEqual([
    {
      locale: 'pt-BR',
      namespace: 'contract/fleet',
      key: 'boats.one',
      words: [{ key: 'boats.one', value: 'Escuna' }],
      version: 0,
    },
  ]);
});
