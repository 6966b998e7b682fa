import { previewChange, readCalendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { type SessionRow, sessionOptions, updateSession } from '@leme/contract/bookings/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const day = '2031-02-07';
const id = () => crypto.randomUUID();
const [netuno, mare, iemanja] = [id(), id(), id()];
const [morning, loose, gone, over] = [id(), id(), id(), id()];
const island = { id: id(), name: 'Ilha do Campeche', color: '#0e8fa8' };
const ski = { id: id(), name: 'Jet ski', color: '#6366f1' };

const session = {
  product: island,
  date: day,
  status: 'available',
  sale_state: null,
  people: 14,
  people_limit: 20,
  taken: 14,
  total_capacity: 20,
  guide_name: 'Ana',
  sailor_name: 'Beto',
  version: 4,
};
const calendar = {
  today: day,
  time: '07:52',
  boats: [
    { id: netuno, boat_name: 'Lancha Netuno', places: 20, status: 'active', papers_until: '2031-02-01' },
    { id: mare, boat_name: 'Escuna Maré Alta', places: 12, status: 'active', papers_until: null },
    { id: iemanja, boat_name: 'Lancha Iemanjá', places: 14, status: 'maintenance', papers_until: null },
  ],
  sessions: [
    { ...session, id: over, start_time: '06:00', end_time: '07:00', boat_ids: [netuno], is_edited: true },
    { ...session, id: morning, start_time: '09:00', end_time: '11:00', boat_ids: [netuno] },
    {
      ...session,
      id: loose,
      product: ski,
      start_time: '11:00',
      end_time: '11:30',
      boat_ids: [],
      taken: 1,
      guide_name: 'Caio',
    },
    { ...session, id: gone, start_time: '16:00', end_time: '17:30', boat_ids: [mare], status: 'cancelled' },
  ],
  blocks: [
    {
      id: id(),
      reason: 'Vento forte',
      kind: 'weather',
      scope: 'boat',
      of_id: mare,
      days: { from: day, to: day },
      from_time: '14:00',
      until_time: '20:00',
    },
  ],
} as const;

const preview = {
  conflicts: [],
  is_moved: true,
  people: 3,
  people_limit: 12,
  told: 1,
  parties: [
    {
      booking_id: id(),
      code: 'MARIA2',
      customer_name: 'Maria da Costa',
      customer_phone: '48999142207',
      people: 2,
      paid: 100,
    },
    {
      booking_id: id(),
      code: 'RUI222',
      customer_name: 'Rui Alves',
      customer_phone: null,
      people: 1,
      paid: 0,
    },
  ],
};

function aHarbour() {
  const server = aServer();
  server.answers(readCalendar, calendar as never);
  server.answers(previewChange, preview);
  server.answers(updateSession, {} as Partial<SessionRow>);
  return server;
}

const at = `/mar-azul/sessions-calendar?date=${day}`;
const entry = (name: RegExp) => screen.findByRole('button', { name });

test('a day shows boats by the hour, first those without one, blocks with their reason and what has to be looked at [B2.2-51][A2.3-52][A9-37]', async () => {
  await openPage(aHarbour(), at, { as: 'manager' });
  await entry(/Ilha do Campeche, 09:00–11:00/);
  const lists = within(screen.getByRole('region', { name: 'Embarcações por hora' })).getAllByRole('list');
  expect(lists.map((list) => [list.getAttribute('aria-label'), list.children.length])).toEqual([
    ['Sem embarcação', 1],
    ['Lancha Netuno', 2],
    ['Escuna Maré Alta', 1],
    ['Lancha Iemanjá', 0],
  ]);
  const label = (await entry(/Ilha do Campeche, 09:00/)).getAttribute('aria-label');
  expect(label).toContain('Lancha Netuno, 14/20 lugares, Ana · Beto, Documento da embarcação vence antes');
  expect((await entry(/16:00–17:30/)).getAttribute('aria-label')).toContain('Cancelada');
  expect(screen.getByTitle('Vento forte').style.insetInlineStart).not.toBe('0%');
  expect(screen.getByTitle('Em manutenção').style.width).toBe('100%');
  expect(screen.getByText('Documentos até 01/02/2031')).toBeTruthy();
  expect(screen.getByText('07:52')).toBeTruthy();
});

test('filters stand in the address, and the week is the days from Monday on [A2.3-52]', async () => {
  const server = aHarbour();
  const person = await openPage(server, at, { as: 'manager' });
  await entry(/Jet ski/);
  await person.click(await screen.findByRole('combobox', { name: 'Guia' }));
  await person.click(await screen.findByRole('option', { name: 'Ana' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Jet ski/ })).toBeNull());
  await person.click(screen.getByRole('radio', { name: 'Semana' }));
  await screen.findByRole('region', { name: 'Embarcações por dia' });
  expect(server.sent('GET /sessions-calendar').at(-1)).toEqual({ from: '2031-02-03', to: '2031-02-09' });
  const asked = new URLSearchParams(location.search);
  expect([asked.get('guide'), asked.get('view')]).toEqual(['Ana', 'week']);
  await person.click(screen.getByRole('button', { name: 'Próxima semana' }));
  await waitFor(() =>
    expect(server.sent('GET /sessions-calendar').at(-1)).toMatchObject({ from: '2031-02-10' }),
  );
});

describe('a session is moved by keyboard', () => {
  async function moving(server = aHarbour()) {
    const person = await openPage(server, at, { as: 'manager' });
    (await entry(/Ilha do Campeche, 09:00/)).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'm' });
    const dialog = await screen.findByRole('dialog', { name: 'Mover sessão' });
    const start = within(dialog).getByLabelText('Início');
    await person.clear(start);
    await person.type(start, '1030');
    return { server, person, dialog: within(dialog) };
  }

  test('who is booked and whom a letter reaches is told first, the end goes along, and Confirmar writes it with its version', async () => {
    const { server, person, dialog } = await moving();
    await dialog.findByText('Maria da Costa');
    await dialog.findByText(/1 recebe um e-mail.*1 sem e-mail ou de agente: avise você/);
    expect(dialog.getByLabelText<HTMLInputElement>('Fim').value).toBe('12:30');
    expect(server.sent('POST /sessions/:id/change-preview').at(-1)).toMatchObject({
      start_time: '10:30',
      end_time: '12:30',
    });
    expect(server.sent('PATCH /sessions/:id')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('PATCH /sessions/:id')).toMatchObject([
      {
        id: morning,
        version: 4,
        date: day,
        start_time: '10:30',
        end_time: '12:30',
        boat_ids: [netuno],
        sends_letter: true,
      },
    ]);
  });

  test('Esc puts it back and nothing is written', async () => {
    const { server, person } = await moving();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await entry(/Ilha do Campeche, 09:00–11:00/);
    expect(server.sent('PATCH /sessions/:id')).toEqual([]);
  });

  test('what is in the way is named and cannot be confirmed', async () => {
    const server = aHarbour();
    server.answers(previewChange, {
      ...preview,
      conflicts: [{ code: 'boat-blocked', boat_id: netuno, name: 'Lancha Netuno' }],
    });
    const { dialog } = await moving(server);
    await dialog.findByText('Lancha Netuno está bloqueada neste horário');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirmar' }).disabled).toBe(true);
  });

  test('where somebody moved it meanwhile the second is told where it stands and asked again', async () => {
    const server = aHarbour();
    server.answers(
      updateSession,
      refuses('stale-version', {
        params: {
          current: { ...session, id: morning, start_time: '13:00:00', end_time: '15:00:00', version: 9 },
        },
      }),
    );
    const { person, dialog } = await moving(server);
    await dialog.findByText('Maria da Costa');
    await person.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await dialog.findByText(/Alguém mudou esta sessão.*13:00–15:00/);
    await person.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(server.sent('PATCH /sessions/:id').at(-1)).toMatchObject({ version: 9 }));
  });

  test('where the crew keeps it away, freeing them sends it again', async () => {
    const server = aHarbour();
    const conflict = refuses('crew-conflict', { params: { people: [{ name: 'Beto', against: [] }] } });
    server.answers(updateSession, ({ frees_crew }) => (frees_crew ? {} : conflict()));
    const { person, dialog } = await moving(server);
    await person.click(await dialog.findByRole('button', { name: 'Confirmar' }));
    await person.click(await screen.findByRole('button', { name: 'Mover e liberar' }));
    await waitFor(() => expect(server.sent('PATCH /sessions/:id')[1]?.frees_crew).toBe(true));
  });

  test('another boat that carries fewer takes seats off sale', async () => {
    const { server, person, dialog } = await moving();
    await person.click(dialog.getByRole('button', { name: /Lancha Netuno/ }));
    await person.click(dialog.getByRole('combobox', { name: 'Embarcação' }));
    await person.click(await screen.findByRole('option', { name: /Escuna Maré Alta/ }));
    await dialog.findByText('Lugares à venda: de 20 para 12');
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirmar' }).disabled).toBe(false),
    );
    await person.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(server.sent('PATCH /sessions/:id').at(-1)).toMatchObject({
        boat_ids: [mare],
        total_capacity: 12,
      }),
    );
  });
});

test('a press on an empty stretch plans a session there, of that boat and that hour [A2.3-52]', async () => {
  await openPage(aHarbour(), at, { as: 'manager' });
  await entry(/Jet ski/);
  const stretch = screen.getByRole('list', { name: 'Lancha Iemanjá' }).parentElement?.querySelector('button');
  fireEvent.click(stretch ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/mar-azul/bookings/create-session'));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    date: day,
    time: '06:00',
    boat: iemanja,
  });
});

test('what is over or called off opens and does not move; who may only read is offered nothing', async () => {
  const server = aHarbour();
  const person = await openPage(server, at, { as: 'manager' });
  for (const name of [/06:00–07:00/, /16:00–17:30/]) {
    await person.click(await entry(name));
    const sheet = await screen.findByRole('dialog', { name: 'Ilha do Campeche' });
    expect(within(sheet).queryByRole('button', { name: 'Mover para…' })).toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await openPage(server, at, { as: 'manager', without: ['sessions:update', 'sessions:create'] });
  (await entry(/Ilha do Campeche, 09:00/)).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'm' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a phone a day is a list by boats, and the menu of a session moves it [A2.3-52]', async () => {
  const person = await openPage(aHarbour(), at, { as: 'manager', size: 'phone' });
  const boat = within(await screen.findByRole('region', { name: 'Lancha Netuno' }));
  await person.click(boat.getByRole('button', { name: 'Ações de Ilha do Campeche, 09:00–11:00' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Mover para…' }));
  await screen.findByRole('dialog', { name: 'Mover sessão' });
});

test('without boats and sessions it says so and leads to the first', async () => {
  const server = aHarbour();
  server.answers(sessionOptions, {});
  server.answers(readCalendar, { today: day, time: '07:52', boats: [], sessions: [], blocks: [] });
  const person = await openPage(server, at, { as: 'manager' });
  await screen.findByText('Ainda não há embarcações nem sessões');
  await person.click(screen.getByRole('button', { name: 'Criar sessão' }));
  await waitFor(() => expect(location.pathname).toBe('/mar-azul/bookings/create-session'));
  expect(new URLSearchParams(location.search).get('date')).toBe(day);
});

test('at a desk a session has its menu by right click or the menu key: it opens, and what sailed is not moved', async () => {
  const person = await openPage(aHarbour(), at, { as: 'manager' });
  fireEvent.contextMenu(await entry(/Ilha do Campeche, 06:00/));
  const over = await screen.findByRole('menuitem', { name: /^Mover para…/ });
  expect(over.textContent).toContain('O que já saiu ou foi cancelado não se move');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.contextMenu(await entry(/Ilha do Campeche, 09:00/));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mover para…' }));
  await screen.findByRole('dialog', { name: 'Mover sessão' });
});
