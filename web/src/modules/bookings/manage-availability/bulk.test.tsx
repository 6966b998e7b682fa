import { applyBulk, planBulk } from '@leme/contract/bookings/availability/bulk-endpoints';
import { schedules } from '@leme/contract/bookings/availability/schedules';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const session = '01980000-0000-7000-8000-0000000000f1';
const at = {
  date: '2027-01-09',
  start_time: '10:30',
  end_time: '13:00',
  capacity: 18,
  boats: [],
  guide_name: null,
};
const row = {
  key: session,
  kind: 'change' as const,
  schedule_id: null,
  schedule: '',
  product: 'Ilha do Campeche',
  session_id: session,
  version: 1,
  before: at,
  after: at,
  parties: [],
  people: 0,
  conflict: null,
  next_boat: null,
  sale: { before: null, after: 'closed' as const },
  held: 0,
};

test('many departures are closed at once: asked by days and weekdays, shown as a plan, and applied as it was shown', async () => {
  const server = aServer();
  keepsRegister(server, schedules, []);
  server.answers(planBulk, {
    plan_hash: 'c'.repeat(64),
    from: '2027-01-02',
    until: '2027-01-30',
    figures: { create: 0, keep: 0, change: 1, sold: 0, remove: 0, edited: 0, conflict: 0 },
    rows: [row],
  });
  const person = await openPage(server, '/mar-azul/manage-availability?changes=bulk', { as: 'manager' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar várias saídas' }));
  await person.click(dialog.getByRole('button', { name: 'Ver o que muda' }));
  expect(await dialog.findAllByText('Preencha este campo')).toHaveLength(2);
  await person.type(dialog.getByRole('textbox', { name: /^De/ }), '02/01/2027');
  await person.type(dialog.getByRole('textbox', { name: /^Até/ }), '30/01/2027');
  await person.type(dialog.getByRole('textbox', { name: /^Horários/ }), '10h30');
  await person.click(dialog.getByRole('checkbox', { name: 'sáb.' }));
  await person.click(dialog.getByRole('button', { name: 'Ver o que muda' }));
  await dialog.findByText(/como a grade → Fechada/);
  expect(server.sent('POST /availability/plans').at(-1)).toMatchObject({
    from: '2027-01-02',
    until: '2027-01-30',
    weekdays: [6],
    times: ['10:30'],
    action: 'closed',
  });
  server.answers(applyBulk, {
    id: session,
    undo_until: new Date(Date.now() + 590_000).toISOString(),
    rows: [{ key: session, session_id: session, done: 'changed' }],
  });
  await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await screen.findByText('Mudadas: 1');
  expect(server.sent('POST /availability/applications')[0]).toMatchObject({ plan_hash: 'c'.repeat(64) });
});
