import {
  applySchedules,
  type PlanRow,
  planSchedules,
  undoApplication,
} from '@leme/contract/bookings/availability/plan-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerOf, figures, hash, id, party, plan, row, sessionId } from './manage-availability.testing.ts';

test('the changes are told before anything is written, those with people first, and each takes a decision [B2.2-41]', async () => {
  const server = aServerOf();
  const person = await openPage(server, '/mar-azul/manage-availability', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: /Mudanças não aplicadas/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudanças de Sábados de verão' }));
  const figure = (name: RegExp) => dialog.findByRole('button', { name });
  await figure(/^5 ?Manter$/);
  await figure(/^2 ?Mudar$/);
  await figure(/^2 ?Vendidas$/);
  await figure(/^1 ?Mexidas à mão$/);
  const rows = within(dialog.getByRole('list', { name: 'Saídas que mudam' }));
  const first = rows.getAllByRole('listitem')[0];
  expect(first?.textContent).toMatch(
    /Vendidas.*09 de jan.*10:30–13:00 → 11:00–13:00.*Ana Reis.*pago R\$\s360,00/,
  );
  const apply = dialog.getByRole('button', { name: /^Aplicar/ });
  expect(apply.textContent).toContain('2 saídas vendidas esperam uma decisão');
  server.answers(applySchedules, { id, undo_until: new Date(Date.now() + 590_000).toISOString(), rows: [] });
  const [ana, rui] = rows.getAllByRole('group');
  await person.click(within(ana as HTMLElement).getByRole('radio', { name: /Mudar com os clientes/ }));
  await person.click(within(rui as HTMLElement).getByRole('radio', { name: /Manter como está/ }));
  await person.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await screen.findByText('Aplicado. Nenhuma saída mudou.');
  expect(server.sent('POST /schedules/applications')).toEqual([
    expect.objectContaining({
      schedule_ids: [id],
      plan_hash: hash,
      decisions: [
        { session_id: sessionId('09'), decision: 'move' },
        { session_id: sessionId('23'), decision: 'keep' },
      ],
    }),
  ]);
});

test('what was done is told row by row, and is undone as a whole with what stays', async () => {
  const server = aServerOf();
  server.answers(applySchedules, {
    id,
    undo_until: new Date(Date.now() + 590_000).toISOString(),
    rows: [
      { key: `${id} 02`, session_id: sessionId('02'), done: 'changed' as const },
      { key: `${id} 09`, session_id: sessionId('09'), done: 'moved' as const },
    ],
  });
  server.answers(undoApplication, {
    undone: 1,
    stays: [{ session_id: sessionId('09'), date: '2027-01-09', start_time: '11:00' }],
  });
  const person = await openPage(server, `/mar-azul/manage-availability?changes=${id}`, { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Mudar todas' }));
  await screen.findByText('Tudo o que foi vendido está decidido.');
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  await screen.findByText('Mudadas: 1 · Mudadas com os clientes: 1');
  const results = await screen.findByRole('list', { name: 'O que foi feito de cada saída' });
  expect(within(results).getAllByRole('listitem')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: /^Desfazer tudo 09:/ }));
  await screen.findByText(/1 saída voltou a ser como era\. 1 fica/);
  const staying = screen.getByRole('list', { name: 'Saídas que ficam' });
  expect(staying.textContent).toMatch(/09 de jan.*11:00/);
});

test('a plan that changed meanwhile is compared and nothing is applied; what still holds of the decisions stays', async () => {
  const server = aServerOf();
  const [ana, rui, ...others] = plan.rows as [PlanRow, PlanRow, ...PlanRow[]];
  const fresh = { ...plan, plan_hash: 'b'.repeat(64), rows: [ana, { ...rui, people: 6 }, ...others] };
  server.answers(applySchedules, refuses('plan-stale', { params: { plan: fresh } }) as never);
  const person = await openPage(server, '/mar-azul/manage-availability?changes=all', { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Manter todas' }));
  await person.click(screen.getByRole('button', { name: 'Aplicar' }));
  await screen.findByText('Nada foi aplicado: 1 saída mudou desde que o plano foi mostrado.');
  const changed = screen.getByRole('list', { name: 'O que mudou' });
  expect(changed.textContent).toContain('pessoas: 2 → 6');
  await person.click(screen.getByRole('button', { name: 'Ver o novo plano' }));
  await screen.findByRole('button', { name: /Aplicar.*1 saída vendida espera uma decisão/ });
  const kept = screen.getAllByRole('radio', { name: /Manter como está/ }) as HTMLInputElement[];
  expect(kept.map(({ checked }) => checked)).toEqual([true, false]);
});

test('what is in the way is named, with the next boat that fits, and such a departure cannot be moved', async () => {
  const server = aServerOf();
  const stuck = row('sold', '09', {
    people: 3,
    parties: [party('Ana Reis', 3, 0)],
    conflict: { code: 'boat-busy', name: 'Sereia' },
    next_boat: { id, boat_name: 'Netuno' },
  });
  server.answers(planSchedules, { ...plan, rows: [stuck] });
  await openPage(server, '/mar-azul/manage-availability?changes=all', { as: 'manager' });
  await screen.findByText('Sereia já está em outra sessão neste horário. A próxima que cabe: Netuno.');
  const move = screen.getByRole<HTMLInputElement>('radio', { name: /Mudar com os clientes/ });
  expect(move.disabled).toBe(true);
});

test('who may not change availability sees the changes and applies none; who may not cancel bookings cancels none', async () => {
  const without = ['manage-availability:update', 'bookings:update'];
  await openPage(aServerOf(), '/mar-azul/manage-availability?changes=all', { as: 'manager', without });
  await screen.findByRole('list', { name: 'Saídas que mudam' });
  expect(screen.queryByRole('button', { name: /Aplicar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancelar todas' })).toBeNull();
  const cancels = screen.getAllByRole<HTMLInputElement>('radio', { name: /^Cancelar/ });
  expect(cancels.every(({ disabled }) => disabled)).toBe(true);
});

test('a plan that would change too much says how to cut it, and is asked again between two days', async () => {
  const server = aServerOf();
  const person = await openPage(server, '/mar-azul/manage-availability', { as: 'manager' });
  server.answers(planSchedules, refuses('plan-too-large') as never);
  const [toPlan] = await screen.findAllByRole('button', { name: 'Ver mudanças' });
  await person.click(toPlan as HTMLElement);
  await screen.findByText(/muda saídas demais de uma vez/);
  server.answers(planSchedules, { ...plan, figures: { ...figures, sold: 0 }, rows: [] });
  await person.type(screen.getByRole('textbox', { name: 'Até' }), '31/01/2027');
  await screen.findByText('Nenhuma saída muda');
  expect(server.sent('POST /schedules/plans').at(-1)).toMatchObject({ until: '2027-01-31', from: null });
});
