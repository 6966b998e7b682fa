import { reverseMaintenanceLog } from '@leme/contract/maintenance/logs/endpoints';
import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000004${String(n).padStart(2, '0')}`;
const done = {
  id: id(1),
  date: '2031-02-01',
  description: 'Revisão de 100 h',
  kind: 'preventiva',
  boat_id: id(11),
  motor_id: id(12),
  plan_asset_id: id(13),
  motor_hours: 503,
  cost: 480.5,
  supplier_id: null,
  person_id: null,
  user_id: id(14),
  files: [],
  parts: '2 × Filtro de óleo',
  checks: 'Vazamento: ✓ · Pressão: 4,2',
  reverses_id: null,
  reversed_by: null,
  reason: null,
  labels: {
    boat_id: 'Lancha Netuno',
    motor_id: 'Netuno BE',
    plan_asset_id: 'Netuno BE',
    user_id: 'Bia Rocha',
  },
};
const wrong = { ...done, id: id(2), description: 'Anodos', cost: 90, reversed_by: id(3) };
const back = { ...wrong, id: id(3), cost: -90, reverses_id: id(2), reversed_by: null, reason: 'Outro barco' };

function open(address = '', as: 'admin' | 'manager' = 'admin', without: string[] = []) {
  const server = aServer();
  keepsRegister(server, maintenanceBook, [done, wrong, back]);
  return { server, opened: openPage(server, `/mar-azul/maintenance-logs${address}`, { as, without }) };
}

test('the book says what was done to what, at how many hours and for how much [B2.2-25]', async () => {
  await open().opened;
  const row = within(await screen.findByRole('row', { name: /Revisão de 100 h/ }));
  for (const text of ['01/02/2031', 'Lancha Netuno', 'Netuno BE', '503', /480,50/]) row.getByText(text);
  screen.getByText('Estornado');
  screen.getByText('Estorno');
});

test('a service is taken back with a reason; what was taken back is not taken back again', async () => {
  const { server, opened } = open();
  const user = await opened;
  await user.click(await screen.findByRole('button', { name: 'Ações de Revisão de 100 h' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Estornar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Estornar Revisão de 100 h' }));
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
  await dialog.findByText('Preencha este campo');
  await user.type(dialog.getByLabelText(/^Motivo do estorno/), 'Outro motor');
  server.answers(reverseMaintenanceLog, refuses('service-followed'));
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
  await dialog.findByText(/um serviço mais novo do mesmo plano/);
  server.answers(reverseMaintenanceLog, { id: id(5), due_on: null, due_hours: 500 });
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
  await screen.findByText('Serviço estornado');
  expect(server.sent('POST /maintenance-logs/:id/reversal').at(-1)).toEqual({
    id: done.id,
    reason: 'Outro motor',
  });
});

test('an open row tells its parts and what was checked', async () => {
  await open(`?open=${done.id}`).opened;
  const dialog = within(await screen.findByRole('dialog', { name: 'Revisão de 100 h' }));
  for (const text of ['2 × Filtro de óleo', 'Vazamento: ✓ · Pressão: 4,2', 'Bia Rocha'])
    dialog.getByText(text);
});

test('the book of one boat goes to paper with its total, and of several none does', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = await open(`?boat_id=${id(11)}`).opened;
  await user.click(await screen.findByRole('button', { name: 'Imprimir livro' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector('.boat-book')?.textContent;
  expect(paper).toMatch(/Livro de manutenção: Lancha Netuno.*Revisão de 100 h.*Total/);
  window.dispatchEvent(new Event('afterprint'));
  vi.unstubAllGlobals();
});

test('who may only read takes nothing back', async () => {
  const user = await open('', 'manager', ['maintenance-logs:update']).opened;
  await user.click(await screen.findByRole('button', { name: 'Ações de Revisão de 100 h' }));
  await screen.findByRole('menuitem', { name: 'Ver' });
  expect(screen.queryByRole('menuitem', { name: 'Estornar' })).toBeNull();
});
