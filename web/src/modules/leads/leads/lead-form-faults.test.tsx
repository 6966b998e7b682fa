import { createLead, listCountries } from '@leme/contract/leads/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { pasteInto } from '../../../testing/paste-into.ts';
import { aLeadServer, field } from './lead-form.testing.ts';

const newLead = '/mar-azul/leads?open=new';
const save = () => screen.getByRole('button', { name: 'Cadastrar Lead' });

async function typing(size: 'phone' | 'desktop' = 'desktop', known = aLeadServer()) {
  const person = await openPage(known.server, newLead, { as: 'admin', size });
  await screen.findByRole('dialog', { name: 'Novo Lead' });
  const fill = async (label: string | RegExp, text: string) => {
    const input = await field(label);
    await person.clear(input);
    if (text) await person.type(input, text);
    return input as HTMLInputElement;
  };
  return { ...known, person, fill };
}

/** The fewest words a lead is saved with. */
async function whole({ person }: Awaited<ReturnType<typeof typing>>) {
  await pasteInto(person, await field(/^Nome Completo/), 'Ana Reis');
  await pasteInto(person, await field(/^Telefone/), '48999341187');
  await pasteInto(person, await field(/^Valor total/), '450');
}

test('what is missing is said beside its field, and joined with commas in one toast [B5.1-01, B5.1-05, B5.1-07, B5.1-08, B5.1-15, B5.1-21, B5.1-22]', async () => {
  const { person, server } = await typing();
  await field(/^País/);
  await person.click(screen.getAllByRole('button', { name: 'Limpar' })[0] as HTMLElement);
  await person.click(save());
  await screen.findByText(
    'Nome é obrigatório, País é obrigatório, Código do país é obrigatório, Telefone é obrigatório, Valor total é obrigatório para criar a reserva',
  );
  screen.getByText('Erro de Validação');
  const beside = async (label: RegExp) => {
    const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join();
  };
  expect(await beside(/^Nome Completo/)).toContain('Nome é obrigatório');
  expect(await beside(/^Telefone/)).toContain('Telefone é obrigatório');
  expect(server.times('POST /leads')).toBe(0);
});

test('what is typed wrongly keeps its words of the trade and stays as it was typed [B5.1-02, B5.1-03, B5.1-06, B5.1-09, B5.1-10, B5.1-11, B5.1-12, B5.1-17, B5.1-19, B9-13]', async () => {
  const { person, fill } = await typing();
  await fill(/^Nome Completo/, 'A');
  await fill(/^Email/, 'a@b');
  await fill(/^Telefone/, '9999999');
  await fill('Adultos', 'doze');
  await fill('Crianças', '151');
  await person.click(screen.getByRole('button', { name: 'Informar preços' }));
  await fill('Preço adulto', '-5');
  await fill('Preço criança', '1,2,3');
  const total = await fill(/^Valor total/, 'R$ a1b-');
  expect(total.value).toBe('1-');
  await person.click(save());
  const toast = await screen.findByText(/^Nome deve ter pelo menos 2 caracteres,/);
  expect(toast.textContent).toBe(
    [
      ...['Nome deve ter pelo menos 2 caracteres', 'Email inválido'],
      ...['Telefone deve ter pelo menos 8 dígitos', 'Número de adultos deve ser um número válido'],
      ...['Número de crianças deve ser um número válido', 'Valor total deve ser um número válido'],
      ...['Preço adulto deve ser um número válido', 'Preço criança deve ser um número válido'],
    ].join(', '),
  );
  expect(await field('Adultos')).toHaveProperty('value', 'doze');
});

test('a private product asks for the group, whose size and price are what is sent of it [B3-08, B3-13, B5.1-13, B5.1-14, B5.1-20, B5.2-10]', async () => {
  const known = await typing();
  const { person, fill, server } = known;
  await whole(known);
  await fill('Produto de Interesse', 'chart');
  await person.click(await screen.findByRole('option', { name: 'Charter privativo' }));
  expect(await field('Tamanho do grupo')).toHaveProperty('value', '1');
  expect(screen.queryByLabelText('Adultos')).toBeNull();
  await fill('Tamanho do grupo', 'oito');
  await fill(/^Preço do grupo/, '1,2,3');
  await person.click(save());
  await screen.findByText(
    'Tamanho do grupo deve ser um número válido, Preço do grupo deve ser um número válido',
  );
  await fill('Tamanho do grupo', '8');
  await person.click(screen.getByRole('switch', { name: 'Automático' }));
  expect(await field(/^Preço do grupo/)).toHaveProperty('value', '2.500,00');
  await person.click(save());
  await screen.findByText('Lead cadastrado com sucesso!');
  const [sent] = server.sent('POST /leads');
  expect(sent).toMatchObject({ passenger_count: 8, adult_count: null, offered_value: 2500 });
  expect(Object.keys(sent ?? {}).filter((name) => name.startsWith('group'))).toEqual([]);
});

test('a refusal of the server stands beside its field; what was typed stays [B8.3-05]', async () => {
  const known = await typing();
  known.server.answers(
    createLead,
    refuses('validation', { errors: [{ pointer: '/country_code', code: 'dialling-code' }] }),
  );
  await whole(known);
  await known.person.click(save());
  await waitFor(() => expect(screen.getAllByText('DDI inválido').length).toBe(2));
  known.server.answers(createLead, refuses('internal'));
  await known.person.click(save());
  await screen.findByText('Não foi possível cadastrar o lead.');
  // A failure of the server carries no words for people; a refusal does.
  known.server.answers(createLead, refuses('subscription-lapsed'));
  await known.person.click(save());
  await screen.findByText('Assinatura inativa: só é possível consultar.');
  expect(await field(/^Nome Completo/)).toHaveProperty('value', 'Ana Reis');
});

test('without a company nothing is saved, and it says so [B5.1-25, B8.3-03]', async () => {
  const known = await typing();
  await whole(known);
  known.server.answers(createLead, refuses('tenant-unidentified'));
  await known.person.click(save());
  await screen.findByText('Usuário sem tenant_id definido. Faça login novamente.');
  expect(await field(/^Nome Completo/)).toHaveProperty('value', 'Ana Reis');
});

test('signed out meanwhile: that is said where one signs in, and what was typed is there again afterwards [B5.1-24, B8.3-02]', async () => {
  const known = await typing();
  await whole(known);
  known.server.answers(createLead, refuses('signed-out'));
  await known.person.click(save());
  await screen.findByText('Usuário não encontrado. Faça login novamente.');
  screen.getByText('Sessão Expirada');
  await typing('desktop', known);
  expect(await field(/^Nome Completo/)).toHaveProperty('value', 'Ana Reis');
});

test('countries that do not come are those of the built-in list, without a word; the eight stand first [B3-35, B3-36, B3-37, B7.4-07, B7.4-08, B8.4-05, B2.7-15]', async () => {
  const shown = async () => {
    const combo = await field(/^País/);
    await userOpens(combo);
    const list = await screen.findByRole('listbox', { name: 'País / DDI' });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(8));
    return within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.match(/\+\d+$/)?.[0])
      .slice(0, 8);
  };
  const eight = ['+55', '+1', '+54', '+34', '+351', '+598', '+56', '+52'];
  const { person } = await typing();
  const userOpens = (combo: HTMLElement) => person.click(combo);
  expect(await shown()).toEqual(eight);
  const without = aLeadServer();
  without.server.answers(listCountries, refuses('internal'));
  await typing('desktop', without);
  expect(await shown()).toEqual(eight);
  expect(screen.queryByText('Erro')).toBeNull();
});
