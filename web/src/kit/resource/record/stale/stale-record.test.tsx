import { customers } from '@leme/contract/sales/customers';
import { tags } from '@leme/contract/sales/tags';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const id = crypto.randomUUID();

async function fill(person: UserEvent, label: RegExp, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: label });
  await person.clear(field);
  await person.type(field, text);
}

test('two people save one customer: field by field one chooses, and nothing typed is lost', async () => {
  const server = aServer();
  const told = { name: 'Ana', kind: 'pessoa', nationality: 'Brasileira', notes: 'Sem sal', tags: [] };
  const row = { id, ...told, language: 'pt-BR', marketing_consent: false };
  const register = keepsRegister(server, customers, [row]);
  const person = await openPage(server, `/mar-azul/customers?open=${id}`, { as: 'admin', size: 'phone' });
  await fill(person, /^Nacionalidade/, 'Italiana');
  await fill(person, /^Observações/, 'Enjoa');
  await fill(person, /^Email/, 'ana@exemplo.example');
  register.colleagueSaves(id, { nationality: 'Alemã', notes: 'Vegana', language: 'it' });
  const save = screen.getByRole('button', { name: 'Salvar' });
  await person.click(save);
  const title = 'Outra pessoa alterou este registro';
  const choice = within(await screen.findByRole('dialog', { name: title }));
  choice.getAllByText(/mudou isto há \d+ segundo/);
  choice.getByText('Só a outra pessoa mudou, e fica assim');
  choice.getByText('Italiano');
  choice.getByText('ana@exemplo.example');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nacionalidade/ }).value).toBe('Italiana');

  await person.click(save);
  const again = within(await screen.findByRole('dialog', { name: title }));
  const nationality = within(again.getByRole('group', { name: 'Nacionalidade' }));
  await person.click(nationality.getByRole('radio', { name: /Alemã/ }));
  register.colleagueSaves(id, { notes: 'Vegetariana' });
  await person.click(again.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('radio', { name: /Vegetariana/ });
  const last = within(screen.getByRole('dialog', { name: title }));
  expect(last.getAllByRole('group')).toHaveLength(1);
  await person.click(last.getByRole('button', { name: 'Salvar' }));
  await screen.findAllByText('Registro salvo');
  expect(register.row(id)).toMatchObject({
    nationality: 'Alemã',
    notes: 'Enjoa',
    language: 'it',
    email: 'ana@exemplo.example',
    version: 4,
  });
});

test('what somebody deleted while one typed in it says so, comes back and takes what was typed', async () => {
  const server = aServer();
  const register = keepsRegister(server, tags, [{ id, name: 'Escola', color: '#0e7c86' }]);
  const person = await openPage(server, `/mar-azul/tags?open=${id}`, { as: 'admin' });
  await fill(person, /^Nome/, 'Escola minha');
  register.colleagueSaves(id, { deleted_at: new Date().toISOString() });
  // Who comes back to the window reads it at once.
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(/^Excluído em/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ }).value).toBe('Escola minha');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Este registro foi excluído' }));
  choice.getByText(/excluiu isto há \d+ segundo/);
  await person.click(choice.getByRole('button', { name: 'Restaurar' }));
  const both = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou este registro' }));
  await person.click(both.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('link', { name: 'Escola minha' });
  expect(register.row(id)).toMatchObject({ name: 'Escola minha', deleted_at: null });
});

test('the address of a record nobody has says so and leads back to the list', async () => {
  const server = aServer();
  keepsRegister(server, customers, [{ id, name: 'Ana' }]);
  const person = await openPage(server, `/mar-azul/customers?open=${crypto.randomUUID()}`, { as: 'admin' });
  await screen.findByRole('heading', { name: 'Este registro não existe' });
  expect(screen.queryByRole('tab', { name: 'Dados' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Voltar à lista' }));
  await screen.findByRole('link', { name: 'Ana' });
});
