import { readOrderLinks, reopenOrder } from '@leme/contract/maintenance/orders/reopening-endpoints';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import { anOrder, keepsLines } from './orders.testing.ts';

function aBoard(rows = [anOrder('Bomba de porão', 'in_progress'), anOrder('Toldo', 'open')]) {
  const server = aServer();
  const kept = keepsRegister(server, workOrders, rows);
  keepsLines(server);
  server.answers(readOrderLinks, { alert: null, reopens: null, reopened_as: [], is_booked: false } as never);
  return { server, kept, rows };
}

const board = '/mar-azul/work-orders?shows=board';

test('the board has a column for each state, those that are over folded, and each card says what moves it may make [B2.2-28]', async () => {
  const { server, kept, rows } = aBoard();
  const user = await openPage(server, board, { as: 'admin' });
  const open = within(await screen.findByRole('region', { name: 'Aberta' }));
  await open.findByRole('link', { name: 'Toldo' });
  screen.getByRole('button', { name: 'Abrir Encerrada' });
  await user.click(open.getByRole('button', { name: 'Mudar a situação de Toldo' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Agendar',
    'Começar',
    'Cancelar a ordem',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Começar' }));
  await waitFor(() => expect(kept.row(rows[1]?.id).status).toBe('in_progress'));
});

test('what a move cannot do without is asked with it: why it waits', async () => {
  const { server, kept, rows } = aBoard();
  const user = await openPage(server, board, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Mudar a situação de Bomba de porão' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pôr em espera' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pôr em espera' }));
  await user.click(dialog.getByRole('button', { name: 'Pôr em espera' }));
  await dialog.findByText('Diga antes de continuar');
  expect(kept.row(rows[0]?.id).status).toBe('in_progress');
});

test('a move with a reason asks for it, and whoever may not change orders has no moves', async () => {
  const { server } = aBoard();
  const user = await openPage(server, board, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Mudar a situação de Toldo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar a ordem' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancelar a ordem' }));
  expect(server.sent('POST /work-orders/:id/cancellation')).toEqual([]);
});

test('ticked orders are given to somebody, and get a priority, at once', async () => {
  const { server, kept, rows } = aBoard();
  const user = await openPage(server, '/mar-azul/work-orders', { as: 'admin' });
  for (const { title } of rows)
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(title) }));
  const bar = screen;
  bar.getByRole('button', { name: /Responsável/ });
  await user.click(bar.getByRole('button', { name: /Prioridade/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Crítica/ }));
  for (const { id } of rows) await waitFor(() => expect(kept.row(id).priority).toBe('critica'));
});

test('what waited for parts says that they are there, and goes on by one press; what lacks some waits by one', async () => {
  const [waiting, working] = [
    anOrder('Rotor', 'on_hold', { hold_kind: 'pecas', lacking: 0 }),
    anOrder('Vela', 'in_progress', { lacking: 2 }),
  ];
  const { server, kept } = aBoard([waiting, working]);
  const user = await openPage(server, `/mar-azul/work-orders?open=${waiting.id}`, { as: 'admin' });
  await screen.findByText('As peças que ela esperava estão no estoque.');
  await user.click(screen.getAllByRole('button', { name: 'Retomar' })[0] as HTMLElement);
  await waitFor(() => expect(kept.row(waiting.id).status).toBe('in_progress'));
});

test('what is lacking is waited for by one press', async () => {
  const working = anOrder('Vela', 'in_progress', { lacking: 2 });
  const { server, kept } = aBoard([working]);
  const user = await openPage(server, `/mar-azul/work-orders?open=${working.id}`, { as: 'admin' });
  await screen.findByText('Faltam 2 peças em estoque.');
  await user.click(screen.getByRole('button', { name: 'Esperar por peças' }));
  await waitFor(() => expect(kept.row(working.id)).toMatchObject({ status: 'on_hold', hold_kind: 'pecas' }));
});

test('a closed order goes on in another one, with what is still wrong [B2.2-28]', async () => {
  const closed = anOrder('Bomba', 'closed');
  const { server } = aBoard([closed]);
  server.answers(reopenOrder, { id: crypto.randomUUID(), code: 'OS-2031-0009' } as never);
  const user = await openPage(server, `/mar-azul/work-orders?open=${closed.id}`, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Reabrir' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Reabrir OS-/ }));
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  await dialog.findByText('Diga o que ainda está errado');
  await user.type(dialog.getByLabelText(/Descrição/), 'Voltou a vazar');
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  await waitFor(() =>
    expect(server.sent('POST /work-orders/:id/reopening')).toMatchObject([
      { id: closed.id, reason: 'Voltou a vazar' },
    ]),
  );
  await screen.findByText('OS-2031-0009 aberta');
});

test('a week goes on paper, day by day', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  // What began before any week stands on its first day.
  const planned = { planned: { from: '2020-01-01', to: '2020-12-31' } };
  const { server } = aBoard([anOrder('Toldo', 'scheduled', planned)]);
  const user = await openPage(server, '/mar-azul/work-orders', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Imprimir a semana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Imprimir a semana' }));
  await user.click(dialog.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.order-week')?.textContent).toContain('Toldo');
  window.dispatchEvent(new Event('afterprint'));
});
