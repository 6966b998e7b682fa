import { listSessions, sessionOptions } from '@leme/contract/bookings/endpoints';
import { readSailings } from '@leme/contract/finance/report-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const day = '2031-02-07';
const id = (n: number) => `00000000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;
const address = `/mar-azul/sessions?date=${day}`;

function aDay() {
  const server = aServer();
  server.answers(sessionOptions, { products: [] });
  server.answers(listSessions, { date: day, data: [] });
  const column = { lines: [], margin: 0 };
  const sailing = (n: number, date: string, margin: number) => ({
    session_id: id(n),
    date,
    start_time: '08:00',
    product: `Passeio ${n}`,
    boat: null,
    people: 6,
    lines: [],
    margin,
    margin_per_person: 14.71,
  });
  server.answers(readSailings, {
    data: [sailing(1, day, 88.25), sailing(2, '2031-02-08', 10)],
    drawn: [],
    without: column,
    total: column,
  });
  return server;
}

test('who reads the statement sees below the day what its departures left, by their whole month [B2.2-96]', async () => {
  const server = aDay();
  await openPage(server, address, { as: 'admin' });
  const row = await screen.findByRole('row', { name: /^Passeio 1, 08:00/ });
  within(row).getByText('R$ 88,25');
  expect(screen.queryByRole('row', { name: /^Passeio 2/ })).toBeNull();
  expect(server.sent('GET /finance/sailings').at(-1)).toMatchObject({
    from: '2031-02-01',
    to: '2031-02-28',
  });
});

test('who may not read it neither sees nor asks for it', async () => {
  const server = aDay();
  await openPage(server, address, { as: 'admin', without: ['reports-dre:read'] });
  await screen.findByText(/^Nenhuma sessão/);
  expect(screen.queryByText('Resultado das saídas')).toBeNull();
  expect(server.sent('GET /finance/sailings')).toEqual([]);
});
