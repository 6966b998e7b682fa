import { updateSession } from '@leme/contract/bookings/endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { readBoatGaps } from '@leme/contract/maintenance/boat/gaps-endpoint';
import { readAffected } from '@leme/contract/maintenance/orders/affected-endpoints';
import { takeExchangeBack } from '@leme/contract/maintenance/orders/exchange-endpoint';
import {
  orderChecks,
  orderComments,
  orderCosts,
  orderLabour,
  orderParts,
} from '@leme/contract/maintenance/orders/order-lines';
import { readOrderLinks } from '@leme/contract/maintenance/orders/reopening-endpoints';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = crypto.randomUUID();
const boat_id = crypto.randomUUID();
const order = {
  id,
  code: 'OS-2031-0007',
  title: 'Bomba de porão',
  status: 'in_progress',
  kind: 'emergencia',
  priority: 'critica',
  boat_id,
  labels: { boat_id: 'Lancha Netuno' },
  motor_id: null,
  plan_asset_id: null,
  assignee_id: null,
  supplier_id: null,
  planned: null,
  hold_kind: null,
  blocks_sailing: 'no',
  downtime: null,
  from_time: null,
  until_time: null,
  hours: null,
  description: null,
  files: [],
  lacking: 1,
};

function aServerOf(more: object = {}) {
  const server = aServer();
  keepsRegister(server, workOrders, [{ ...order, ...more }]);
  for (const lines of [orderChecks, orderLabour, orderCosts, orderComments]) keepsRegister(server, lines, []);
  const part = {
    id: crypto.randomUUID(),
    order_id: id,
    source: 'stock',
    item_id: crypto.randomUUID(),
    location_id: null,
    planned: 2,
    used: null,
    note: null,
    lacks: 2,
    labels: { item_id: 'Rotor' },
  };
  keepsRegister(server, orderParts, [part]);
  server.answers(readOrderLinks, { alert: null, reopens: null, reopened_as: [], is_booked: false } as never);
  return server;
}

test('the list says number, state, boat and how many parts are lacking [B2.2-28]', async () => {
  await openPage(aServerOf(), '/mar-azul/work-orders', { as: 'admin' });
  const row = within(await screen.findByRole('row', { name: /Bomba de porão/ }));
  for (const text of ['OS-2031-0007', 'Em andamento', 'Crítica', 'Lancha Netuno'])
    expect(row.getByText(text)).toBeTruthy();
});

test('an open order has its checklist, parts with what is lacking, labour, costs and comments', async () => {
  await openPage(aServerOf(), `/mar-azul/work-orders?open=${id}`, { as: 'admin' });
  for (const name of ['Lista de verificação', 'Mão de obra', 'Custos', 'Comentários'])
    await screen.findByRole('region', { name });
  const parts = within(await screen.findByRole('region', { name: 'Peças' }));
  expect(await parts.findByText('Falta: 2')).toBeTruthy();
});

test('on a phone what belongs to an order stands behind tabs', async () => {
  const user = await openPage(aServerOf(), `/mar-azul/work-orders?open=${id}`, {
    as: 'admin',
    size: 'phone',
  });
  const tabs = within(await screen.findByRole('tablist', { name: 'Partes da ordem' }));
  expect(screen.queryByRole('region', { name: 'Comentários' })).toBeNull();
  await user.click(tabs.getByRole('tab', { name: 'Peças' }));
  const parts = within(await screen.findByRole('region', { name: 'Peças' }));
  expect(await parts.findByText('Falta: 2')).toBeTruthy();
  await user.click(tabs.getByRole('tab', { name: 'Custos' }));
  for (const name of ['Mão de obra', 'Custos']) await screen.findByRole('region', { name });
});

const other = { what: null, from: null, until: null };
const big = crypto.randomUUID();
const departure = {
  session_id: crypto.randomUUID(),
  version: 4,
  product: 'Ilha do Campeche',
  date: '2031-01-10',
  start_time: '10:00',
  end_time: '13:00',
  bookings: 9,
  people: 31,
  paid: 2400,
  boat_ids: [boat_id],
  in_spite: [{ code: 'K7P2QX', people: 2, reason: 'Bote de apoio', by: 'Ana Reis' }],
  boats: [
    { boat_id: big, boat_name: 'Escuna Maré Alta', places: 60, obstacle: null, ...other },
    {
      boat_id: crypto.randomUUID(),
      boat_name: 'Saveiro',
      places: 40,
      obstacle: 'boat-busy',
      what: 'Pôr do sol',
      from: '10:00',
      until: '12:00',
    },
  ],
};

test('a boat that stopped shows what it keeps; one press gives a departure another boat [B2.2-30]', async () => {
  const stopped = { blocks_sailing: 'now', downtime: { from: '2031-01-10', to: '2031-01-10' } };
  const server = aServerOf(stopped);
  const affected = { boat_id, boat_name: 'Lancha Netuno', hasMore: false };
  const exchanged: object[] = [];
  server.answers(
    readAffected,
    () => ({ ...affected, open: 1, solved: 0, data: [departure], exchanged }) as never,
  );
  server.answers(updateSession, {} as never);
  const user = await openPage(server, `/mar-azul/work-orders?open=${id}`, { as: 'admin' });
  const panel = within(await screen.findByRole('region', { name: 'Barco parado' }));
  await panel.findByText(/9 reservas · 31 pessoas/);
  expect(panel.getByText('ocupada 10:00–12:00 com Pôr do sol')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: /Trocar Lancha Netuno por Escuna Maré Alta/ }));
  expect(server.sent('PATCH /sessions/:id')).toMatchObject([
    { id: departure.session_id, version: 4, boat_ids: [big] },
  ]);
});

test('where the crew keeps a departure from another boat, who and why is shown, and they are freed in one press', async () => {
  const stopped = { blocks_sailing: 'now', downtime: { from: '2031-01-10', to: '2031-01-10' } };
  const server = aServerOf(stopped);
  const affected = { boat_id, boat_name: 'Lancha Netuno', hasMore: false, open: 1, solved: 0, exchanged: [] };
  server.answers(readAffected, { ...affected, data: [departure] } as never);
  const against = [{ code: 'rest', effect: 'impede', minutes: 645, least: 660 }];
  server.answers(updateSession, ({ frees_crew }) => {
    if (!frees_crew) refuses('crew-conflict', { params: { people: [{ name: 'Beto', against }] } })();
    return {} as never;
  });
  const user = await openPage(server, `/mar-azul/work-orders?open=${id}`, { as: 'admin' });
  const panel = within(await screen.findByRole('region', { name: 'Barco parado' }));
  await user.click(await panel.findByRole('button', { name: /Trocar Lancha Netuno por Escuna Maré Alta/ }));
  const question = await screen.findByRole('alertdialog', { name: 'A tripulação não pode nesse horário' });
  expect(question.textContent).toContain('Beto: descanso de 10 h 45');
  await user.click(within(question).getByRole('button', { name: 'Mover e liberar' }));
  await waitFor(() =>
    expect(server.sent('PATCH /sessions/:id').map(({ frees_crew }) => frees_crew)).toEqual([false, true]),
  );
});

test('seats that were sold all the same say by whom and why; an exchange is undone at once, or later while the boat is free', async () => {
  const stopped = { blocks_sailing: 'now', downtime: { from: '2031-01-10', to: '2031-01-10' } };
  const server = aServerOf(stopped);
  const { session_id, product, date, start_time, end_time } = departure;
  const gone = { session_id, version: 5, product, date, start_time, end_time };
  const boats = { boat_ids: [big], boat_names: ['Escuna Maré Alta'] };
  const affected = { boat_id, boat_name: 'Lancha Netuno', hasMore: false, open: 1, solved: 1 };
  const exchanged = [
    { ...gone, ...boats, is_free: true },
    { ...gone, ...boats, session_id: crypto.randomUUID(), start_time: '14:00', is_free: false },
  ];
  server.answers(readAffected, { ...affected, data: [departure], exchanged } as never);
  server.answers(updateSession, { version: 6 } as never);
  server.answers(takeExchangeBack, { session_id, version: 7, boat_ids: [boat_id] } as never);
  const user = await openPage(server, `/mar-azul/work-orders?open=${id}`, { as: 'admin' });
  const panel = within(await screen.findByRole('region', { name: 'Barco parado' }));
  await panel.findByText(/K7P2QX \(2 pessoas\) vendida mesmo assim por Ana Reis: Bote de apoio/);
  panel.getByText('Lancha Netuno já está em outra saída');
  await user.click(panel.getByRole('button', { name: /^Desfazer: Lancha Netuno volta a/ }));
  const asked = { id, session_id, boat_id: big };
  expect(server.sent('POST /work-orders/:id/exchange-reversal')).toMatchObject([{ ...asked, version: 5 }]);
  await user.click(panel.getByRole('button', { name: /Trocar Lancha Netuno por Escuna Maré Alta/ }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer', hidden: true }));
  await waitFor(() =>
    expect(server.sent('POST /work-orders/:id/exchange-reversal').at(-1)).toMatchObject({
      ...asked,
      version: 6,
    }),
  );
});

test('an order is opened on a page of its own; what is missing stands beside its field [B2.2-29]', async () => {
  const server = aServerOf();
  const { create, options } = resourceEndpoints(workOrders);
  server.answers(options, { data: [{ id: boat_id, label: 'Lancha Netuno' }] } as never);
  server.answers(create, { ...order, id, version: 1 } as never);
  const user = await openPage(server, '/mar-azul/work-orders/create', { as: 'admin' });
  const submit = await screen.findByRole('button', { name: 'Abrir ordem' });
  await user.click(submit);
  const title = screen.getByLabelText(/^Serviço/);
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(server.sent('POST /work-orders')).toEqual([]);
});

test('a stop planned over sold seats offers the next gaps; one press takes another time', async () => {
  const server = aServerOf();
  const { create, options } = resourceEndpoints(workOrders);
  server.answers(options, { data: [{ id: boat_id, label: 'Lancha Netuno' }] } as never);
  server.answers(create, refuses('boat-sold', { params: { departures: 1, bookings: 9, people: 31 } }));
  server.answers(readBoatGaps, {
    data: [{ from: '2031-01-11T18:00', until: '2031-01-12T08:00', departures: 0, people: 0 }],
  });
  const user = await openPage(server, `/mar-azul/work-orders/create?boat=${boat_id}`, { as: 'admin' });
  await user.type(await screen.findByLabelText(/^Serviço/), 'Bomba de porão');
  await user.click(screen.getByRole('combobox', { name: /^Impede a saída/ }));
  await user.click(await screen.findByRole('option', { name: 'Parada planejada' }));
  await user.type(await screen.findByLabelText(/^Parada de – até/), '10/01/2031');
  await user.type(screen.getByLabelText('Último dia'), '10/01/2031');
  await user.click(screen.getByRole('button', { name: 'Abrir ordem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Há lugares vendidos nesta parada' }));
  dialog.getByText('1 saída · 9 reservas · 31 pessoas');
  await user.click(await dialog.findByRole('button', { name: /ninguém vendido/ }));
  expect(server.sent('GET /boats/:id/gaps').at(-1)).toMatchObject({ id: boat_id });
});
