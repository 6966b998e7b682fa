import { applySchedules, undoApplication } from '@leme/contract/bookings/availability/plan-endpoints';
import { scheduleTimes } from '@leme/contract/bookings/availability/schedules';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerOf, id, sessionId } from './manage-availability.testing.ts';

test('a row says its product, its seven days, its times, until when departures are there, and that changes wait [A2.3-83, B2.2-41]', async () => {
  await openPage(aServerOf(), '/mar-azul/manage-availability', { as: 'manager' });
  await screen.findByRole('heading', { level: 1, name: 'Gerenciar Disponibilidade' });
  const table = await screen.findByRole('table');
  const cells = within(table);
  cells.getByText('Ilha do Campeche');
  cells.getByRole('img', { name: /sexta-feira: não sai, sábado: sai, domingo: não sai$/ });
  cells.getByText('08:00, 11:00');
  cells.getByText('30/01/2027');
  cells.getByRole('button', { name: /^Mudanças não aplicadas\s?, Ver mudanças de Sábados de verão$/ });
});

test('what was applied is taken back from the list too, for as long as it can be, and is then offered no more', async () => {
  const server = aServerOf();
  server.answers(applySchedules, {
    id,
    undo_until: new Date(Date.now() + 590_000).toISOString(),
    rows: [{ key: `${id} 02`, session_id: sessionId('02'), done: 'changed' as const }],
  });
  server.answers(undoApplication, { undone: 1, stays: [] });
  const person = await openPage(server, `/mar-azul/manage-availability?changes=${id}`, { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Manter todas' }));
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  const result = within(await screen.findByRole('dialog', { name: 'Mudanças de Sábados de verão' }));
  await result.findByText('Mudadas: 1');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Aplicado: Mudanças de Sábados de verão.');
  await person.click(await screen.findByRole('button', { name: 'Ver ou desfazer' }));
  await person.click(await screen.findByRole('button', { name: /^Desfazer tudo 09:/ }));
  await screen.findByText('1 saída voltou a ser como era.');
  expect(server.sent('POST /schedules/applications/:id/undoing')).toMatchObject([{ id }]);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^Aplicado:/)).toBeNull();
});

test('a schedule is cloned with its times and put away from its menu', async () => {
  const server = aServerOf();
  const times = keepsRegister(server, scheduleTimes, [
    {
      id: crypto.randomUUID(),
      schedule_id: id,
      label: 'Manhã',
      start_time: '08:00',
      duration_min: null,
      capacity: null,
      boat_id: null,
    },
  ]);
  const person = await openPage(server, '/mar-azul/manage-availability', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Ações de Sábados de verão' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Clonar com os horários' }));
  await waitFor(() => expect(server.sent('POST /schedule-times')).toHaveLength(1));
  expect(server.sent('POST /schedules')[0]).toMatchObject({
    name: 'Sábados de verão (cópia)',
    weekdays: [6],
  });
  expect(server.sent('POST /schedule-times')[0]).toMatchObject({ label: 'Manhã', start_time: '08:00' });
  expect(times).toBeDefined();
  await person.click(await screen.findByRole('button', { name: 'Ações de Sábados de verão' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Arquivar' }));
  await waitFor(() =>
    expect(server.sent('PATCH /schedules/:id')).toEqual([expect.objectContaining({ active: false })]),
  );
});
