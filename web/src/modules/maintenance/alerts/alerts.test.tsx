import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import {
  acknowledgeAlert,
  clearAlerts,
  createAlert,
  readPendingAlerts,
  reopenAlert,
  resolveAlert,
  snoozeAlert,
} from '@leme/contract/maintenance/alerts/alert-endpoints';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { openOrderOfAlert } from '@leme/contract/maintenance/orders/order-of-alert';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordCall } from '#kit/api/connectivity.ts';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const { list, options } = viewEndpoints(alerts);
const path = '/mar-azul/alerts';
const id = '00000000-0000-7000-8000-00000000abcd';
const task_id = '00000000-0000-7000-8000-00000000dcba';
const created_at = '2026-11-20T09:00:00.000Z';
const due = {
  id,
  created_at,
  task_id,
  type: 'meter_due',
  severity: 'alta',
  status: 'pendente',
  description: 'Revisão de 100 h (Netuno BE): vencido',
  photos: [],
  params: JSON.stringify({ title: 'Revisão de 100 h', name: 'Netuno BE', state: 'overdue' }),
};

function aServerWith(rows: object[] = [due]) {
  const server = aServer();
  const state = { rows };
  server.answers(list, () => ({ data: state.rows, count: state.rows.length, page: 1 }) as object);
  server.answers(options, { data: [] });
  server.answers(readPendingAlerts, { data: [], count: 2, hasMore: false });
  return { server, state };
}
const menuOf = () => screen.findByRole('button', { name: /^Ações de Revisão/ });

test('the page of alerts opens from the menu, and what it shows first is asked for with its page and its limit [B2.2-26, A7.5-29]', async () => {
  const { server } = aServerWith();
  await openPage(server, path, { as: 'admin' });
  await screen.findByRole('heading', { name: 'Alertas' });
  await screen.findByText('Revisão de 100 h (Netuno BE): vencido');
  const asked = server.asked.find(({ address }) => address === 'GET /alerts');
  expect(asked?.input).toMatchObject({ limit: expect.anything() });
});

test('an alert is acknowledged, resolved and opened again, each told once', async () => {
  const { server, state } = aServerWith();
  const done: string[] = [];
  server.answers(acknowledgeAlert, () => {
    done.push('acknowledgement');
    return { id, status: 'pendente' as const };
  });
  server.answers(resolveAlert, () => {
    done.push('resolution');
    state.rows = [{ ...due, status: 'resolvido' }];
    return { id, status: 'resolvido' as const };
  });
  server.answers(reopenAlert, () => {
    done.push('reopening');
    state.rows = [due];
    return { id, status: 'pendente' as const };
  });
  const person = await openPage(server, path, { as: 'admin' });
  await person.click(await menuOf());
  await person.click(await screen.findByRole('menuitem', { name: 'Estou ciente' }));
  await screen.findByText('Ciente');
  await person.click(await menuOf());
  await person.click(await screen.findByRole('menuitem', { name: 'Resolver' }));
  await screen.findByText('Alerta resolvido');
  await person.click(await screen.findByRole('button', { name: /Desfazer/ }));
  await screen.findByText('Alerta pendente outra vez');
  expect(done).toEqual(['acknowledgement', 'resolution', 'reopening']);
});

test('an alert is put off until a moment, a day from now unless it is said otherwise', async () => {
  const { server } = aServerWith();
  const until: string[] = [];
  server.answers(snoozeAlert, ({ snoozed_until }) => {
    until.push(snoozed_until);
    return { id, status: 'pendente' as const };
  });
  const person = await openPage(server, path, { as: 'admin' });
  await person.click(await menuOf());
  await person.click(await screen.findByRole('menuitem', { name: 'Adiar' }));
  (await screen.findByRole('dialog')).querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
  await person.keyboard('{Enter}');
  await screen.findByText('Alerta adiado');
  expect(until).toHaveLength(1);
});

test('“Limpar todos” says how many, and ends them in the name of who asks', async () => {
  const { server } = aServerWith();
  server.answers(clearAlerts, { cleared: 2 });
  const person = await openPage(server, path, { as: 'admin' });
  await menuOf();
  await person.click(await screen.findByRole('button', { name: /^Mais|Opções/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Limpar todos' }));
  await screen.findByText(/^2 alertas pendentes serão resolvidos em seu nome/);
  screen.getByRole('button', { name: 'Limpar todos' }).focus();
  await person.keyboard('{Enter}');
  await screen.findByText('2 alertas resolvidos');
});

test('who may only read is offered the way to the source alone', async () => {
  const { server } = aServerWith();
  const without = ['alerts:update', 'alerts:create'];
  const person = await openPage(server, path, { as: 'admin', without });
  await person.click(await menuOf());
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Ir para a origem',
  ]);
  expect(screen.queryByRole('button', { name: /Novo alerta/ })).toBeNull();
});

test('an order is opened for an alert of a boat; one that has an order leads to it [B2.2-29]', async () => {
  const boat_id = '00000000-0000-7000-8000-00000000aaaa';
  const { server } = aServerWith([{ ...due, boat_id }]);
  keepsRegister(server, workOrders, []);
  server.answers(openOrderOfAlert, { id: task_id, code: 'OS-2026-0007' });
  const person = await openPage(server, path, { as: 'admin' });
  await person.click(await menuOf());
  await person.click(await screen.findByRole('menuitem', { name: 'Abrir ordem de serviço' }));
  await screen.findByText('OS-2026-0007 aberta');
  expect(server.sent('POST /alerts/:id/work-order')).toEqual([{ id, boat_id: null }]);
});

test('where nothing is there the page says what rings here by itself', async () => {
  await openPage(aServerWith([]).server, path, { as: 'admin' });
  await screen.findByText(/^Nada pede atenção/);
});

test('without a connection no verb is sent', async () => {
  const { server } = aServerWith();
  const person = await openPage(server, path, { as: 'admin' });
  await person.click(await menuOf());
  await screen.findByRole('menuitem', { name: 'Resolver' });
  act(() => {
    for (const ms of [0, 0]) recordCall({ answered: false, ms });
  });
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Resolver' }).getAttribute('aria-disabled')).toBe('true'),
  );
});

test('a new alert is written on a page of its own; what is missing stands beside its field [B2.2-27]', async () => {
  const { server } = aServerWith();
  const sent: object[] = [];
  server.answers(createAlert, (input) => {
    sent.push(input);
    return { id, status: 'pendente' as const };
  });
  const person = await openPage(server, `${path}/create`, { as: 'admin' });
  const submit = await screen.findByRole('button', { name: 'Criar alerta' });
  await person.click(submit);
  const text = screen.getByLabelText(/^Alerta/);
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
  await person.type(text, 'Toldo rasgado');
  await person.click(submit);
  await screen.findByText('Alerta criado');
  expect(sent).toEqual([
    {
      description: 'Toldo rasgado',
      severity: 'media',
      boat_id: null,
      motor_id: null,
      due_at: null,
      photos: [],
    },
  ]);
});
