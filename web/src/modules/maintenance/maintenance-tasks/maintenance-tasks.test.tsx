import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { postMaintenanceLog } from '@leme/contract/maintenance/logs/endpoints';
import { openOrderOfPlan } from '@leme/contract/maintenance/orders/order-of-alert';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { readMaintenanceForecast } from '@leme/contract/maintenance/plans/forecast-endpoint';
import { maintenanceTasks } from '@leme/contract/maintenance/plans/maintenance-tasks';
import { planAssets } from '@leme/contract/maintenance/plans/plan-assets';
import { addStarterPlans } from '@leme/contract/maintenance/plans/starter-endpoint';
import { stockLocations } from '@leme/contract/stock/stock-locations';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-0000000003${String(n).padStart(2, '0')}`;

const task = {
  id: id(1),
  title: 'Revisão de 100 h',
  applies_to: 'motor',
  trigger: 'meter',
  every_days: null,
  every_hours: 100,
  first_hours: null,
  based_on: 'scheduled',
  warn_days: 0,
  warn_hours: 10,
  tolerance_days: 0,
  tolerance_hours: 5,
  blocks_sailing: false,
  priority: 'media',
  parts: [id(21)],
  parts_values: { [id(21)]: 2 },
  checklist: [
    { label: 'Vazamento de óleo', type: 'check', required: false, min: null, max: null },
    { label: 'Pressão', type: 'number', required: true, min: 3, max: 5 },
  ],
  labels: { parts: ['Filtro de óleo'] },
  active: true,
  assets: 2,
};
const asset = {
  id: id(11),
  task_id: task.id,
  name: 'Netuno BE',
  motor_id: id(31),
  boat_id: null,
  last_on: null,
  last_hours: 500,
  paused_until: null,
  pause_reason: null,
  due_on: null,
  due_hours: 600,
  hours: 595.8,
  labels: { motor_id: 'Netuno BE' },
};
const late = { ...asset, id: id(12), name: 'Netuno BB', hours: 605.1 };
const place = { id: id(41), name: 'Almoxarifado', boat_id: null, notes: null, items: 1 };

async function openPlan(as: 'admin' | 'user' = 'admin') {
  const server = aServer();
  keepsRegister(server, maintenanceTasks, [task]);
  keepsRegister(server, planAssets, [asset, late]);
  keepsRegister(server, stockLocations, [place]);
  const user = await openPage(server, `/mar-azul/maintenance-tasks?open=${task.id}`, { as });
  return { server, user, panel: within(await screen.findByRole('region', { name: 'Acompanhados' })) };
}

async function takenFrom(user: UserEvent, dialog: Pick<typeof screen, 'getByRole'>, place: string) {
  await user.click(dialog.getByRole('combobox', { name: /^Retiradas de/ }));
  await user.click(await screen.findByRole('option', { name: place }));
}

test('what a plan is kept for says how it stands and by which number [B2.2-24]', async () => {
  const { panel } = await openPlan();
  await panel.findByText('Vence em breve');
  for (const text of ['faltam 4,2 h', 'Vencido', 'passou 5,1 h']) panel.getByText(text);
});

test('an order is opened for what a plan is kept for, and leads to it [B2.2-29]', async () => {
  const { server, user, panel } = await openPlan();
  keepsRegister(server, workOrders, []);
  server.answers(openOrderOfPlan, { id: id(51), code: 'OS-2026-0007' });
  await user.click(await panel.findByRole('button', { name: 'Abrir ordem de serviço de Netuno BE' }));
  await screen.findByText('OS-2026-0007 aberta');
  expect(server.sent('POST /plan-assets/:id/work-order')).toEqual([{ id: asset.id, boat_id: null }]);
});

test('a service is noted with its hours and the parts of the plan, and says when it falls due next', async () => {
  const { server, user, panel } = await openPlan();
  await user.click(await panel.findByRole('button', { name: 'Registrar serviço de Netuno BE' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar serviço: Netuno BE' }));
  await user.type(dialog.getByLabelText(/^Horas no horímetro/), '603');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Filtro de óleo/).value).toBe('2');
  await user.click(dialog.getByRole('button', { name: 'Registrar serviço' }));
  await dialog.findByText('Preencha este campo');
  await user.click(dialog.getByRole('checkbox', { name: 'Vazamento de óleo' }));
  await user.type(dialog.getByLabelText(/^Pressão/), '4,2');
  await takenFrom(user, dialog, 'Almoxarifado');
  server.answers(postMaintenanceLog, { id: id(51), due_on: null, due_hours: 700 });
  await user.click(dialog.getByRole('button', { name: 'Registrar serviço' }));
  await screen.findByText('Serviço registrado');
  await screen.findByText('Próximo com 700,0 h');
  expect(server.sent('POST /maintenance-logs')).toMatchObject([
    {
      plan_asset_id: asset.id,
      version: 1,
      hours: 603,
      description: 'Revisão de 100 h',
      parts: [{ item_id: id(21), location_id: place.id, quantity: 2 }],
      checklist: [
        { label: 'Vazamento de óleo', value: true },
        { label: 'Pressão', value: 4.2 },
      ],
    },
  ]);
});

test('a part that is not there is named, and what was typed stays', async () => {
  const { server, user, panel } = await openPlan();
  await user.click(await panel.findByRole('button', { name: 'Registrar serviço de Netuno BE' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar serviço: Netuno BE' }));
  await user.click(dialog.getByRole('button', { name: 'Registrar serviço' }));
  await dialog.findByText('Escolha de onde as peças saíram');
  await user.type(dialog.getByLabelText(/^Pressão/), '4');
  await takenFrom(user, dialog, 'Almoxarifado');
  const params = { item: 'Filtro de óleo', location: 'Almoxarifado', available: 1, taken: null };
  server.answers(postMaintenanceLog, refuses('stock-short', { params }));
  await user.click(dialog.getByRole('button', { name: 'Registrar serviço' }));
  await dialog.findByText(/De Filtro de óleo há 1 em Almoxarifado/);
});

test('of two who note one service the second reads who was first', async () => {
  const { server, user, panel } = await openPlan();
  await user.click(await panel.findByRole('button', { name: 'Registrar serviço de Netuno BB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar serviço: Netuno BB' }));
  await takenFrom(user, dialog, 'Almoxarifado');
  await user.type(dialog.getByLabelText(/^Pressão/), '4');
  server.answers(
    postMaintenanceLog,
    refuses('service-done', { params: { by: 'Bia Rocha', date: '2031-02-06' } }),
  );
  await user.click(dialog.getByRole('button', { name: 'Registrar serviço' }));
  await dialog.findByText('Bia Rocha já registrou este serviço, de 06/02/2031.');
});

const service = {
  id: asset.id,
  task_id: task.id,
  title: task.title,
  name: 'Netuno BE',
  motor: 'Netuno BE',
  boat_id: id(61),
  boat: 'Lancha Netuno',
  date: '2031-02-06',
  foreseen: true,
  state: 'soon' as const,
  by: 'hours' as const,
  due_on: null,
  due_hours: 600,
  days_left: null,
  hours_left: 4.2,
};
const soldOn = (date: string) => ({ boat_id: id(61), date, departures: 2 });

async function openForecast(forecast: Partial<ReplyOf<typeof readMaintenanceForecast>>) {
  const server = aServer();
  keepsRegister(server, maintenanceTasks, [task]);
  server.answers(readMaintenanceForecast, { data: [], sold: [], undated: 0, hasMore: false, ...forecast });
  const user = await openPage(server, '/mar-azul/maintenance-tasks', { as: 'admin' });
  await user.click(await screen.findByRole('tab', { name: 'Próximos 90 dias' }));
}

test('what falls due stands by week and boat, late ones first, and marks the days that are sold [B2.2-24]', async () => {
  const overdue = { ...service, id: id(12), state: 'overdue' as const, foreseen: false, hours_left: -5.1 };
  await openForecast({
    data: [service, { ...overdue, date: '2031-02-05' }],
    sold: [soldOn('2031-02-06'), soldOn('2031-02-20')],
    undated: 1,
  });
  const week = within(await screen.findByRole('region', { name: 'Semana de 03/02/2031 a 09/02/2031' }));
  for (const text of ['Lancha Netuno', 'previsto', 'faltam 4,2 h', 'Há saída vendida neste dia'])
    week.getByText(text);
  week.getByText(/: 2 saídas vendidas$/);
  const names = screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
  expect(names.filter((name) => name === 'Em atraso' || name?.startsWith('Semana'))).toEqual([
    'Em atraso',
    'Semana de 03/02/2031 a 09/02/2031',
  ]);
  screen.getByText('De 1 item não se sabe o dia: falta leitura ou o motor está parado.');
});

test('a company of which nothing falls due reads that', async () => {
  await openForecast({});
  await screen.findByText('Nada vence nos próximos 90 dias');
});

test('where there is no plan, usual ones are added in one step', async () => {
  const server = aServer();
  keepsRegister(server, maintenanceTasks, []);
  const user = await openPage(server, '/mar-azul/maintenance-tasks', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Começar com planos usuais' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Planos para começar' }));
  for (const each of dialog.getAllByRole('checkbox')) await user.click(each);
  await user.click(dialog.getByRole('button', { name: 'Acrescentar' }));
  dialog.getByText('Escolha ao menos um plano');
  await user.click(dialog.getByRole('checkbox', { name: 'Revisão de 50 h do jet ski' }));
  server.answers(addStarterPlans, { added: 1 });
  await user.click(dialog.getByRole('button', { name: 'Acrescentar' }));
  await screen.findByText('1 plano acrescentado');
  expect(server.sent('POST /maintenance-tasks/starters')).toEqual([{ plans: ['jet-50'], locale: 'pt-BR' }]);
});
