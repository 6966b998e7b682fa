import { getBooking } from '@leme/contract/bookings/history-endpoints';
import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { readBookingFilters } from '@leme/contract/bookings/life/filter-endpoints';
import { extendHold } from '@leme/contract/bookings/life/life-endpoints';
import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage, signedIn } from '../../../../testing/open-page.tsx';
import { bookingsScreen } from './bookings-screen.tsx';

const { list, options } = viewEndpoints(bookingList);
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const id = crypto.randomUUID();
const session_id = crypto.randomUUID();
const product_id = crypto.randomUUID();

const ana = {
  id,
  created_at: inHours(-2),
  starts_at: inHours(30),
  code: 'ABC234',
  customer_name: 'Ana Souza',
  customer_phone: '48999142207',
  product_id,
  people: 4,
  total_price: 564,
  paid_amount: 0,
  remaining_amount: 564,
  status: 'on_hold',
  money: 'no-deposit',
  channel: 'whatsapp',
  hold_kind: 'option',
  hold_expires_at: inHours(3),
  session_id,
  version: 3,
  labels: { product_id: 'Ilha do Campeche' },
};

const detail = { ...ana, seats: 4, booking_passengers: [], adjustments: [], price_trace: null, policy: null };

/** A company with one option of Ana's, which a colleague may have booked. */
function aServerWithBookings(rows: readonly object[] = [ana]) {
  const server = aServer();
  server.answers(list, () => ({ data: rows, count: rows.length, page: 1 }) as object);
  server.answers(options, { data: [] });
  server.answers(getBooking, detail as object);
  return server;
}

const searched = () => Object.fromEntries(new URLSearchParams(location.search));

test('bookings stand at both their addresses as one screen [A2.2-03, B2.2-47, A2.3-57]', async () => {
  for (const address of ['/mar-azul/bookings', '/bookings']) {
    await openPage(aServerWithBookings(), address, { as: 'admin' });
    await screen.findByRole('heading', { name: 'Reservas', level: 1 });
    await screen.findByRole('link', { name: 'ABC234' });
  }
});

test('bookings are asked for once ahead of their page, good for two minutes, and a failure of that is not told [A7.5-02, A8-27, A9-04]', async () => {
  const server = aServer();
  await signedIn(server, { as: 'admin' });
  const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };
  const { prefetch } = bookingsScreen({ People: () => null, Charges: () => null });
  await prefetch(queryClient, company);
  await prefetch(queryClient, company);
  expect(server.asked.filter(({ address }) => address === 'GET /bookings')).toMatchObject([
    { isBackground: true, input: { limit: 50 } },
  ]);
  const [kept] = queryClient.getQueryCache().findAll({ queryKey: ['resource', company.id, 'bookings'] });
  expect(kept?.options).toMatchObject({ staleTime: 120_000 });
  queryClient.clear();
  server.answers(list, refuses('internal'));
  await expect(prefetch(queryClient, company)).resolves.toBeUndefined();
  expect(document.body.textContent).not.toMatch(/Erro|Failed/);
});

test('what filters choose from is asked for once ahead of the page, good for two minutes, and a failure of that is not told [A7.5-03, A8-28]', async () => {
  const server = aServer();
  await signedIn(server, { as: 'admin' });
  const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };
  const products = [{ id: product_id, label: 'Ilha do Campeche' }];
  server.answers(readBookingFilters, {
    facets: { status: { on_hold: 1 } },
    options: { product_id: products },
  });
  const { prefetch } = bookingsScreen({ People: () => null, Charges: () => null });
  await prefetch(queryClient, company);
  await prefetch(queryClient, company);
  expect(server.asked.filter(({ address }) => address === 'GET /bookings/filters')).toMatchObject([
    { isBackground: true },
  ]);
  const kept = queryClient.getQueryData(['resource', company.id, 'bookings', 'options', 'product_id', '']);
  expect(kept).toMatchObject(products);
  queryClient.clear();
  server.answers(readBookingFilters, refuses('internal'));
  await expect(prefetch(queryClient, company)).resolves.toBeUndefined();
  expect(document.body.textContent).not.toMatch(/Erro|Failed/);
});

test('who comes back from a booking finds the list as it was, without asking again', async () => {
  const server = aServerWithBookings();
  const person = await openPage(server, '/mar-azul/bookings', { as: 'admin' });
  await screen.findByRole('link', { name: 'ABC234' });
  const asked = () =>
    server.asked.filter(({ address, input }) => address === 'GET /bookings' && input.limit === 50);
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  const before = asked().length;
  await person.click(screen.getByRole('link', { name: 'ABC234' }));
  await person.click(await screen.findByRole('button', { name: 'Reservas' }));
  await screen.findByRole('link', { name: 'ABC234' });
  expect(asked()).toHaveLength(before);
});

test('what is looked for all day is an address of the list, and a second press is all of it again', async () => {
  const person = await openPage(aServerWithBookings(), '/mar-azul/bookings', { as: 'admin' });
  const quick = await screen.findByRole('navigation', { name: 'Listas rápidas' });
  await person.click(within(quick).getByRole('link', { name: 'A devolver' }));
  await waitFor(() => expect(searched()).toEqual({ money: 'to-return' }));
  expect(within(quick).getByRole('link', { name: 'A devolver' }).getAttribute('aria-current')).toBe('true');
  await person.click(within(quick).getByRole('link', { name: 'A devolver' }));
  await waitFor(() => expect(searched()).toEqual({}));
});

test('no booking and none that fits say so and what helps', async () => {
  await openPage(aServerWithBookings([]), '/mar-azul/bookings', { as: 'admin' });
  await screen.findByText('Ainda não há reservas');
  await openPage(aServerWithBookings([]), '/mar-azul/bookings?money=overdue', { as: 'admin' });
  await screen.findByText('Nada com estes filtros');
});

test('a list that does not come is asked for again', async () => {
  const broken = aServerWithBookings();
  broken.answers(list, refuses('not-found'));
  await openPage(broken, '/mar-azul/bookings', { as: 'admin' });
  await screen.findByText('Erro ao carregar as reservas');
  await screen.findByRole('button', { name: 'Tentar novamente' });
});

test('on a phone a booking is a card: who, when, how it stands and what is left to pay', async () => {
  await openPage(aServerWithBookings(), '/mar-azul/bookings', { as: 'admin', size: 'phone' });
  const card = (await screen.findByRole('link', { name: 'Ana Souza' })).closest('li') as HTMLElement;
  for (const said of ['Ilha do Campeche', 'Pré-reserva', /564,00/, /ABC234 · 4 pessoas/])
    expect(within(card).getByText(said)).toBeTruthy();
});

test('an agent sees code, departure, people, state and the total, and no payments', async () => {
  const own = { ...ana, paid_amount: null, remaining_amount: null, money: null };
  const session = { partner: { kind: 'agent' as const, id: crypto.randomUUID() } };
  await openPage(aServerWithBookings([own]), '/mar-azul/bookings', { as: 'agent_user', session });
  await screen.findByRole('link', { name: 'ABC234' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  for (const column of ['Saída', 'Pessoas', 'Total', 'Status'])
    expect(
      heads.some((head) => head?.startsWith(column)),
      column,
    ).toBe(true);
  for (const hidden of ['Pago', 'Pendente', 'Vendedor', 'Canal'])
    expect(
      heads.some((head) => head?.startsWith(hidden)),
      hidden,
    ).toBe(false);
  expect(screen.queryByRole('link', { name: 'A devolver' })).toBeNull();
});

test('what is done to a booking is begun from its row', async () => {
  const server = aServerWithBookings();
  server.answers(extendHold, detail as object);
  const person = await openPage(server, '/mar-azul/bookings', { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: 'Ações da reserva de Ana Souza' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Prorrogar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Prorrogar a pré-reserva' });
  await person.click(within(dialog).getByRole('button', { name: 'Prorrogar' }));
  await waitFor(() =>
    expect(server.sent('POST /bookings/:id/extension')).toMatchObject([{ id, version: 3 }]),
  );
  await waitFor(() => expect(searched()).toEqual({ open: id }));
});

test('the settings stand in the menu of bookings for who decides', async () => {
  const person = await openPage(aServerWithBookings(), '/mar-azul/bookings', { as: 'admin' });
  await screen.findByRole('link', { name: 'ABC234' });
  await person.click(screen.getByRole('button', { name: 'Mais opções' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Configurações de reservas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Configurações de reservas' });
  await within(dialog).findByLabelText(/Chave Pix/);
});
