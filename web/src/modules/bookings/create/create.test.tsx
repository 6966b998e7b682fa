import { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import { adjustBooking, holdBooking } from '@leme/contract/bookings/life/life-endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { leads } from '@leme/contract/leads/leads';
import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aCounter, adult, child, date, departure, id, product } from './create.testing.ts';

const total = (amount: RegExp) =>
  waitFor(() => expect(screen.getAllByText(amount).length).toBeGreaterThan(0));

async function toCustomer(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: /09:00/ }));
  await fillParty(person);
}

async function fillParty(person: UserEvent) {
  const children = await screen.findByRole('spinbutton', { name: 'Criança' });
  await person.clear(screen.getByRole('spinbutton', { name: 'Adulto' }));
  await person.type(screen.getByRole('spinbutton', { name: 'Adulto' }), '2');
  await person.type(children, '1');
  await total(/R\$\s450,00/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar lugares e continuar' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  await person.keyboard('{Control>}{Enter}{/Control}');
}

test('[A2.3-94][B2.2-48] from the tour to the code: seats are held, the deposit is taken, and it is confirmed once', async () => {
  const server = aCounter();
  const person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  await toCustomer(person);
  await screen.findByText(/Lugares guardados \(ABC234\)/);
  expect(location.search).toContain('step=customer');
  await person.type(await screen.findByLabelText(/^Nome do cliente/), 'Maria Souza');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await person.click(await screen.findByRole('button', { name: /^Sinal/ }));
  await person.click(await screen.findByRole('button', { name: /Receber R\$\s135,00 e confirmar/ }));
  await screen.findByText('Reserva ABC234 confirmada');
  await screen.findByRole('button', { name: 'Copiar Pix' });
  expect(server.sent('POST /bookings/holds')).toMatchObject([
    {
      passengers: [
        { fare_type_id: adult.id, quantity: 2 },
        { fare_type_id: child.id, quantity: 1 },
      ],
      trace: { said: { total: 45_000 } },
    },
  ]);
  expect(server.sent('POST /bookings/:id/payments')).toMatchObject([{ amount: 135, method: 'pix' }]);
  expect(server.sent('POST /bookings/:id/confirmation')).toMatchObject([
    { customer_name: 'Maria Souza', record: 'match' },
  ]);
});

test('a reload on the third step keeps what was typed and the seats, and Back keeps it too', async () => {
  const server = aCounter();
  let person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  await toCustomer(person);
  await person.type(await screen.findByLabelText(/^Nome do cliente/), 'Maria Souza');
  person = await openPage(server, location.pathname + location.search, { as: 'admin' });
  expect(await screen.findByLabelText(/^Nome do cliente/)).toHaveProperty('value', 'Maria Souza');
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByRole('spinbutton', { name: 'Adulto' })).toHaveProperty('value', '2');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar lugares e continuar' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Guardar lugares e continuar' }));
  await screen.findByLabelText(/^Nome do cliente/);
  expect(server.times('POST /bookings/holds')).toBe(1);
});

test('a price that moved shows both totals and is taken with one tap; seats that are gone lose nothing', async () => {
  const server = aCounter();
  server.answers(holdBooking, ({ trace: said }) => {
    const trace = said && { ...said, said: { ...said.said, total: 50_000 } };
    return refuses('price-changed', {
      params: { said: { total: 450, trace: said }, now: { total: 500, trace } },
    })();
  });
  const person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  await toCustomer(person);
  await screen.findByText(/mudou de R\$\s450,00 para R\$\s500,00/);
  server.answers(holdBooking, refuses('seats-sold-out', { params: { free: 1, wanted: 3 } }));
  await person.click(screen.getByRole('button', { name: /Aceitar R\$\s500,00/ }));
  await screen.findByText(/Restam 1 lugares e a reserva pede 3/);
  expect(screen.getByRole('spinbutton', { name: 'Adulto' })).toHaveProperty('value', '2');
});

test('of seats that are gone it is said until when others keep them; the nearest time with room is one tap away', async () => {
  const tours = [departure('09:00'), departure('14:00'), departure('11:00', { free: 2 })];
  const server = aCounter(tours);
  const params = { free: 0, wanted: 3, held: 2, held_until: `${date}T08:15:00-03:00` };
  server.answers(holdBooking, refuses('seats-sold-out', { params }));
  const person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  await toCustomer(person);
  await screen.findByText(/Restam 0 lugares.*Guardados por outras vendas: 2; os primeiros até.*08:15/);
  const near = within(await screen.findByRole('region', { name: 'Com lugar perto deste horário' }));
  expect(near.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('14:00'),
  ]);
  await person.click(near.getByRole('button'));
  await waitFor(() => expect(screen.queryByText(/Restam 0 lugares/)).toBeNull());
  expect(screen.getByRole('spinbutton', { name: 'Adulto' })).toHaveProperty('value', '2');
  const keep = screen.getByRole('button', { name: 'Guardar lugares e continuar' });
  await waitFor(() => expect(keep).toHaveProperty('disabled', false));
  await person.click(keep);
  await waitFor(() =>
    expect(server.sent('POST /bookings/holds').map(({ session_id }) => session_id)).toEqual([
      tours[0]?.id,
      tours[1]?.id,
    ]),
  );
});

test('an agent sells as himself: no channel, no discount and no payment', async () => {
  const server = aCounter();
  const person = await openPage(server, `/bookings/create?date=${date}`, { as: 'agent_admin' });
  await toCustomer(person);
  expect(screen.queryByText('Canal')).toBeNull();
  await person.type(await screen.findByLabelText(/^Nome do cliente/), 'Maria Souza');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await person.click(await screen.findByRole('button', { name: 'Confirmar reserva' }));
  await screen.findByText('Reserva ABC234 confirmada');
  expect(server.sent('POST /quotes').every(({ channel }) => channel === 'agency')).toBe(true);
});

test('what opens filled in stands at the people of that departure', async () => {
  const tour = departure('10:30');
  const server = aCounter([tour]);
  await openPage(server, `/mar-azul/bookings/create?session=${tour.id}&date=${date}&x=${id()}`, {
    as: 'admin',
  });
  expect(await screen.findByRole('spinbutton', { name: 'Adulto' })).toHaveProperty('value', '1');
  expect(location.search).toContain('step=party');
});

test('a charter without fares asks how many they are, and is priced and held by that alone', async () => {
  const charter = departure('09:00', { product: { ...product, sharing_mode: 'private' } });
  const server = aCounter([charter]);
  server.answers(listDepartures, { data: [charter], fares: [] });
  server.answers(createQuote, ({ people }) => ({
    lines: [],
    adjustments: [{ kind: 'group' as const, amount: people === 6 ? 1200 : 900 }],
    total: people === 6 ? 1200 : 900,
    trace: { inputs: { date, sold_on: date }, said: { total: people === 6 ? 120_000 : 90_000 } },
  }));
  const person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: /09:00/ }));
  const people = await screen.findByRole('spinbutton', { name: 'Pessoas' });
  expect(people).toHaveProperty('value', '1');
  await person.clear(people);
  await person.type(people, '6');
  await total(/R\$\s1\.200,00/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar lugares e continuar' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/Lugares guardados \(ABC234\)/);
  expect(server.sent('POST /bookings/holds')).toMatchObject([
    { passengers: [], people: 6, trace: { said: { total: 120_000 } } },
  ]);
});

test('what a lead was offered is kept as one line of its difference, or dropped', async () => {
  const lead = {
    id: id(),
    name: 'Rosa Lima',
    phone: '48999142207',
    country_code: '55',
    product_id: product.id,
    interest_date: { from: date, to: null },
    adult_count: 2,
    child_count: 1,
    passenger_count: 3,
    offered_value: 420,
  };
  const server = aCounter();
  server.answers(resourceEndpoints(leads).read, lead as never);
  const hold_expires_at = new Date(Date.now() + 900_000).toISOString();
  const held = { code: 'ABC234', status: 'on_hold', hold_kind: 'cart', hold_expires_at, version: 2 };
  server.answers(adjustBooking, ({ amount = 0 }) => ({ ...held, total_price: 450 - amount }) as never);
  const person = await openPage(server, `/mar-azul/bookings/create?lead=${lead.id}`, { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: /09:00/ }));
  expect(await screen.findByRole('spinbutton', { name: 'Adulto' })).toHaveProperty('value', '2');
  await total(/R\$\s450,00/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar lugares e continuar' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByLabelText(/^Nome do cliente/)).toHaveProperty('value', 'Rosa Lima');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await person.click(await screen.findByRole('button', { name: /^Manter \(-R\$\s30,00\)/ }));
  await waitFor(() => expect(screen.queryByText('Valor oferecido ao lead')).toBeNull());
  expect(server.sent('POST /bookings/:id/adjustments')).toMatchObject([
    { kind: 'discount', amount: 30, reason: 'Valor oferecido' },
  ]);
  expect(server.sent('POST /bookings/holds')).toMatchObject([{ lead_id: lead.id }]);
});

test('a departure on request is sold after a question by who may change departures [B2.2-48]', async () => {
  const server = aCounter([departure('09:00', { state: 'on-request', fits: false })]);
  const person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, { as: 'admin' });
  const time = await screen.findByRole('button', { name: /09:00/ });
  expect(time.textContent).toContain('Sob consulta');
  await person.click(time);
  await screen.findByText('Vender sob consulta?');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Vender sob consulta?')).toBeNull());
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
  await person.click(screen.getByRole('button', { name: /09:00/ }));
  await person.click(await screen.findByRole('button', { name: 'Vender' }));
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
  await fillParty(person);
  await waitFor(() => expect(server.sent('POST /bookings/holds')).toMatchObject([{ on_request: true }]));
});

test('who keeps seats as an option says until when, and tells for whom in the same breath; it is for every seller', async () => {
  const seller = { as: 'admin' as const, without: ['bookings:update'] };
  const server = aCounter();
  const person = await openPage(server, `/mar-azul/bookings/create?date=${date}`, seller);
  await person.click(await screen.findByRole('button', { name: /09:00/ }));
  await total(/R\$\s180,00/);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await person.type(await screen.findByLabelText(/^Nome do cliente/), 'Rosa Lima');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await person.click(await screen.findByRole('button', { name: 'Guardar até...' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Guardar lugares' }));
  await waitFor(() =>
    expect(server.sent('POST /bookings/:id/extension')).toMatchObject([
      { customer_name: 'Rosa Lima', record: 'match', until: expect.any(String), sends_letter: false },
    ]),
  );
});
