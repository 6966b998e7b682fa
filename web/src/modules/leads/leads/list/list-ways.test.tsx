import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { listLeads } from '@leme/contract/leads/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { aLead, cardOf, leadsServer, rowOf } from './list.testing.ts';

const { remove } = resourceEndpoints(leads);

test('the filters have a button that takes all of them off, which rests while none is set [B2.5-07]', async () => {
  const { server } = leadsServer([aLead('Ana Reis')]);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await rowOf('Ana Reis');
  await person.click(screen.getByRole('button', { name: /^Filtros/ }));
  const clear = screen.getByRole<HTMLButtonElement>('button', { name: 'Limpar filtros' });
  expect(clear.disabled).toBe(true);
  await person.type(screen.getByRole('searchbox', { name: 'Nome' }), 'an');
  await waitFor(() => expect(clear.disabled).toBe(false));
  await person.click(clear);
  await waitFor(() => expect(location.search).toBe(''));
  expect(clear.disabled).toBe(true);
});

test('the pages to turn to are a window of five [B2.5-29, B9-29]', async () => {
  const { server } = leadsServer([aLead('Ana Reis')], 900);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const pages = within(await screen.findByRole('navigation', { name: 'Páginas' }));
  const numbers = () =>
    pages
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  expect(numbers()).toEqual(['1', '2', '3', '4', '5']);
  await person.click(pages.getByRole('button', { name: 'Página 5' }));
  await waitFor(() => expect(numbers()).toEqual(['3', '4', '5', '6', '7']));
});

test('on a phone the filters are a drawer with the days of interest, Limpar and Aplicar [B2.6-06, B2.6-07, B2.6-08]', async () => {
  const { server } = leadsServer([aLead('Ana Reis')]);
  const person = await openPage(server, '/mar-azul/leads?source=site', { as: 'admin', size: 'phone' });
  await cardOf('Ana Reis');
  await person.click(screen.getByRole('button', { name: /^Filtros/ }));
  const drawer = within(await screen.findByRole('dialog'));
  drawer.getByText('Data Interesse');
  await person.click(drawer.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(location.search).toBe(''));
  await waitFor(() =>
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Limpar' }).disabled).toBe(true),
  );
  await person.click(drawer.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a lost lead stands out as what went wrong; a status nobody knows is shown as new and not overwritten [B4-15, B4-16]', async () => {
  const odd = aLead('Rui Sá', { status: 'archived' });
  const { server, kept } = leadsServer([aLead('Ana Reis', { status: 'lost' }), odd]);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const lost = within(await rowOf('Ana Reis')).getByRole('button', { name: /Perdido$/ });
  expect(lost.className).toContain('text-danger');
  within(await rowOf('Rui Sá')).getByRole('button', { name: /Novo$/ });
  await person.click(within(await rowOf('Rui Sá')).getByRole('button', { name: 'Editar Rui Sá' }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar Lead' }));
  const name = await form.findByLabelText(/^Nome Completo/);
  await person.clear(name);
  await person.type(name, 'Rui Sá Neto');
  await person.click(form.getByRole('button', { name: 'Salvar Alterações' }));
  await waitFor(() => expect(kept.row(odd.id)).toMatchObject({ name: 'Rui Sá Neto', status: 'archived' }));
});

test('a deletion that fails says so under Erro: in the words of the server, else in its own [B8.3-01, B8.3-06, B8.3-07]', async () => {
  const { server } = leadsServer([aLead('Ana Reis')]);
  const tryTo = async (size: 'desktop' | 'phone') => {
    const person = await openPage(server, '/mar-azul/leads', { as: 'admin', size });
    await person.click(await screen.findByRole('button', { name: 'Excluir Ana Reis' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Excluir' }));
    await screen.findByText('Erro');
  };
  server.answers(remove, refuses('internal'));
  await tryTo('desktop');
  await screen.findByText('Não foi possível excluir o lead.');
  await tryTo('phone');
  await screen.findByText('Erro ao excluir lead');
  server.answers(remove, refuses('subscription-lapsed'));
  await tryTo('desktop');
  await screen.findByText('Assinatura inativa: só é possível consultar.');
});

test('without a company the list says what is missing, and so it does without a user [B8.3-08, B8.3-09]', async () => {
  const { server } = leadsServer([]);
  server.answers(listLeads, refuses('tenant-unidentified'));
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await screen.findByText('Erro ao carregar leads');
  screen.getByText('Usuário sem tenant_id definido');
  server.answers(listLeads, refuses('signed-out'));
  await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await screen.findByText('Usuário não autenticado');
});

test('newest first unless somebody orders it otherwise: by name, too, up and down', async () => {
  const { server } = leadsServer([aLead('Ana Reis')]);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await rowOf('Ana Reis');
  const order = () => server.sent('GET /leads').at(-1)?.sort;
  expect(order()).toBeUndefined();
  const byName = () => screen.getByRole('button', { name: /^Nome/ });
  await person.click(byName());
  await waitFor(() => expect(order()).toBe('name'));
  await person.click(byName());
  await waitFor(() => expect(order()).toBe('-name'));
  await openPage(server, '/mar-azul/leads', { as: 'admin', size: 'phone' });
  await cardOf('Ana Reis');
  await person.click(screen.getByRole('button', { name: /^Filtros/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('combobox', { name: 'Ordenar por' }).textContent).toContain(
    'Criado em: decrescente',
  );
});
