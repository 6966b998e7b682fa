import { getPreference, setPreference } from '@leme/contract/access/endpoints';
import { listLeads } from '@leme/contract/leads/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const lead = (name: string, status: string) => ({
  id: crypto.randomUUID(),
  name,
  status,
  email: null,
  country: 'Brasil',
  country_code: '+55',
  phone: '48999112034',
  product_id: null,
  interest_date: null,
  adult_count: 2,
  child_count: 0,
  passenger_count: 2,
  adult_price: null,
  child_price: null,
  offered_value: 300,
  value_mode: 'manual',
  fare_type_adjustments: null,
  tags: [],
  source: null,
  owner_id: null,
  lost_reason: null,
  user_name: null,
  first_contact_at: null,
  last_interaction_at: null,
  next_due_at: null,
});

function aBoard(rows = [lead('Ana Reis', 'new'), lead('Rui Sá', 'won')]) {
  const server = aServer();
  const kept = keepsRegister(server, leads, rows);
  server.answers(listLeads, ((asked: { status?: string[]; limit: number }) => {
    const shown = rows
      .map(({ id }) => kept.row(id))
      .filter(({ status }) => asked.status?.includes(String(status)) ?? true);
    const totals = { offered_value: shown.length * 300 };
    const hasMore = shown.length > asked.limit;
    return { leads: shown.slice(0, asked.limit), count: shown.length, totals, hasMore };
  }) as never);
  return { server, kept, rows };
}

test('the board has a column for each status, with its count and its sum, under the filters of the table', async () => {
  const { server } = aBoard();
  await openPage(server, '/mar-azul/leads?shows=board', { as: 'admin' });
  const column = within(await screen.findByRole('region', { name: 'Novo' }));
  await column.findByRole('link', { name: 'Ana Reis' });
  column.getByText('R$ 300,00', { selector: 'header span' });
  expect(column.queryByRole('link', { name: 'Rui Sá' })).toBeNull();
  expect(
    screen.getAllByRole('region', {
      name: /^(Novo|Contatado|Qualificado|Proposta|Negociação|Ganho|Perdido)$/,
    }),
  ).toHaveLength(7);
});

test('a status filter leaves its column alone', async () => {
  const { server } = aBoard();
  await openPage(server, '/mar-azul/leads?shows=board&status=won', { as: 'admin' });
  await screen.findByRole('link', { name: 'Rui Sá' });
  expect(screen.queryByRole('region', { name: 'Novo' })).toBeNull();
});

test('without a mouse a card, which does not repeat the status of its column, is moved by its menu and stands in the other column', async () => {
  const { server, kept, rows } = aBoard();
  const person = await openPage(server, '/mar-azul/leads?shows=board', { as: 'admin' });
  const card = (await screen.findByRole('link', { name: 'Ana Reis' })).closest('article') as HTMLElement;
  expect(within(card).queryByText('Novo')).toBeNull();
  await person.click(within(card).getByRole('button', { name: 'Mudar o status de Ana Reis' }));
  await person.click(await screen.findByRole('menuitem', { name: /Qualificado/ }));
  await waitFor(() => expect(kept.row(rows[0]?.id).status).toBe('qualified'));
  const column = within(screen.getByRole('region', { name: 'Qualificado' }));
  await column.findByRole('link', { name: 'Ana Reis' });
});

test('a card that leaves the filter says where it went, and comes back by one tap', async () => {
  const { server, kept, rows } = aBoard();
  const person = await openPage(server, '/mar-azul/leads?shows=board&status=new,contacted', { as: 'admin' });
  const card = (await screen.findByRole('link', { name: 'Ana Reis' })).closest('article') as HTMLElement;
  await person.click(within(card).getByRole('button', { name: 'Mudar o status de Ana Reis' }));
  await person.click(await screen.findByRole('menuitem', { name: /Ganho/ }));
  expect(card.className).toContain('opacity-0');
  await screen.findByText('Foi para Ganho, fora do filtro');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Reis' })).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Desfazer', hidden: true }));
  await screen.findByRole('link', { name: 'Ana Reis' });
  expect(kept.row(rows[0]?.id).status).toBe('new');
});

test('a column has twenty cards, and twenty more each time its end comes near or is pressed', async () => {
  const { server } = aBoard(Array.from({ length: 65 }, (_, at) => lead(`Ana ${at + 1}`, 'new')));
  const person = await openPage(server, '/mar-azul/leads?shows=board', { as: 'admin' });
  const column = await screen.findByRole('region', { name: 'Novo' });
  const cards = () => within(column).queryAllByRole('article').length;
  await waitFor(() => expect(cards()).toBe(20));
  const scroller = column.querySelector('header + div') as HTMLElement;
  fireEvent.scroll(scroller);
  expect(cards()).toBe(20);
  fireEvent.scroll(scroller);
  await waitFor(() => expect(cards()).toBe(40));
  await person.click(within(column).getByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(cards()).toBe(60));
});

test('a column is folded to its name and its count for whoever folded it, and unfolded by a press', async () => {
  const { server } = aBoard();
  const kept = { value: null as unknown };
  server.answers(getPreference, ({ key }) =>
    key === 'leads.board.folded' ? { value: kept.value as never } : {},
  );
  server.answers(setPreference, ({ key, value }) => {
    if (key === 'leads.board.folded') kept.value = value;
    return {};
  });
  const person = await openPage(server, '/mar-azul/leads?shows=board', { as: 'admin' });
  await screen.findByRole('link', { name: 'Rui Sá' });
  await person.click(screen.getByRole('button', { name: 'Recolher Ganho' }));
  expect(screen.queryByRole('link', { name: 'Rui Sá' })).toBeNull();
  const column = within(screen.getByRole('region', { name: 'Ganho' }));
  column.getByText('1');
  await waitFor(() => expect(kept.value).toEqual(['won']));
  await person.click(column.getByRole('button', { name: 'Abrir Ganho' }));
  await screen.findByRole('link', { name: 'Rui Sá' });
});

test('nobody is lost from the board without being asked why; who gives it up leaves the card where it was', async () => {
  const { server, kept, rows } = aBoard();
  const person = await openPage(server, '/mar-azul/leads?shows=board', { as: 'admin' });
  await screen.findByRole('link', { name: 'Ana Reis' });
  const choose = async () => {
    await person.click(screen.getByRole('button', { name: 'Mudar o status de Ana Reis' }));
    await person.click(await screen.findByRole('menuitem', { name: /Perdido/ }));
    return within(await screen.findByRole('dialog', { name: 'Marcar como Perdido?' }));
  };
  await person.click((await choose()).getByRole('button', { name: 'Cancelar' }));
  expect(kept.row(rows[0]?.id).status).toBe('new');
  const question = await choose();
  await person.type(question.getByLabelText(/^Motivo da perda/), 'achou caro{Enter}');
  await waitFor(() =>
    expect(kept.row(rows[0]?.id)).toMatchObject({ status: 'lost', lost_reason: 'achou caro' }),
  );
  await within(screen.getByRole('region', { name: 'Perdido' })).findByRole('link', { name: 'Ana Reis' });
  await person.click(await screen.findByRole('button', { name: 'Desfazer', hidden: true }));
  await waitFor(() => expect(kept.row(rows[0]?.id)).toMatchObject({ status: 'new', lost_reason: null }));
});
