import {
  getSessionManifest,
  getSessionsManifest,
  sessionsManifestOptions,
} from '@leme/contract/manifest/sessions-manifest-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const address = (more = '') => `/mar-azul/sessions-manifest?date=2031-04-21${more}`;

test.each([
  ['forbidden', 'Você não tem permissão para acessar estes dados.'],
  ['not-found', 'Erro interno do sistema. Tente novamente em alguns minutos.'],
  ['internal', 'Não foi possível carregar as sessões'],
] as const)(
  '%s while loading is said in the words of the catalogue, with a way to try again [A8-08, A8-09, A8-10, A8-11]',
  async (problem, text) => {
    const server = aServer();
    const params = { resource: 'sessions-manifest' };
    server.answers(getSessionsManifest, refuses(problem, { params }));
    const person = await openPage(server, address(), { as: 'admin' });
    const alert = await within(await screen.findByRole('main')).findByRole('alert');
    within(alert).getByText(text);
    // In the page, and as a message.
    await waitFor(() => expect(screen.getAllByText('Erro ao carregar sessões').length).toBeGreaterThan(1));
    server.answers(getSessionsManifest, { date: '2031-04-21', today: '2031-04-21' });
    await person.click(within(screen.getByRole('main')).getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Nenhuma sessão encontrada');
  },
);

describe('a session that is out of reach', () => {
  const missing = 'Esta sessão não existe mais ou não está ao seu alcance.';
  const path = address(`&session=${crypto.randomUUID()}`);

  test('is said to be missing inside its dialog [A8-12, A8-14]', async () => {
    const server = aServer();
    server.answers(getSessionManifest, refuses('not-found'));
    const person = await openPage(server, path, { as: 'marinheiro' });
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Erro ao carregar manifesto');
    dialog.getByText(missing);
    await person.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is said to be missing in its place on a phone, with a way back [A8-12, A8-14]', async () => {
    const server = aServer();
    server.answers(getSessionManifest, refuses('not-found'));
    const person = await openPage(server, path, { as: 'marinheiro', size: 'phone' });
    await screen.findByText(missing);
    await person.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByText('Nenhuma sessão encontrada');
  });
});

const [joana, full, called] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

/** A day of three departures: one with a boat, one full and without a guide, one cancelled. */
function aDay() {
  const server = aServer();
  const campeche = { id: crypto.randomUUID(), name: 'Ilha do Campeche', color: '#6366f1' };
  const baia = { id: crypto.randomUUID(), name: 'Baía dos Golfinhos', color: '#0ea5e9' };
  const places = { people_limit: null, guide_name: 'Ana Lima' };
  server.answers(sessionsManifestOptions, {
    products: [campeche, baia].map(({ id, name: label }) => ({ id, label })),
  });
  server.answers(getSessionsManifest, {
    date: '2031-04-21',
    today: '2031-04-20',
    data: [
      {
        ...places,
        id: joana,
        product: campeche,
        date: '2031-04-21',
        status: 'available',
        start_time: '08:00:00',
        end_time: '10:00:00',
        total_capacity: 40,
        remaining_capacity: 38,
        starts_at: '2031-04-21T11:00:00Z',
        ends_at: '2031-04-21T13:00:00Z',
        people: 2,
        passengers: 2,
        bookings: 1,
        boats: [{ boat_name: 'Escuna Maré Alta' }],
        customers: [{ booking_id: 'b1', name: 'Zulmira Conceição' }],
      },
      {
        ...places,
        id: full,
        product: baia,
        date: '2031-04-21',
        status: 'occupied',
        guide_name: null,
        start_time: '11:00:00',
        end_time: '12:00:00',
        total_capacity: 2,
        remaining_capacity: 0,
        starts_at: '2031-04-21T14:00:00Z',
        ends_at: '2031-04-21T15:00:00Z',
        people: 2,
        passengers: 2,
        bookings: 1,
        customers: [{ booking_id: 'b2', name: 'Otávio Lotado' }],
      },
      {
        ...places,
        id: called,
        product: campeche,
        date: '2031-04-21',
        status: 'cancelled',
        start_time: '18:00:00',
        end_time: '19:00:00',
        total_capacity: 40,
        remaining_capacity: 40,
        starts_at: '2031-04-21T21:00:00Z',
        ends_at: '2031-04-21T22:00:00Z',
        cancel_reason: 'Vento sul acima de 18 nós',
      },
    ],
  });
  return server;
}

const cards = () => screen.queryAllByRole('article').length;

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test('product, status, warnings and search narrow the day and stand in the address [A2.4-02, A2.4-03, A2.4-04, A2.4-05, A2.4-06, A2.4-07, A2.4-08, A2.4-09, A2.4-10, A2.4-34, A7.4-17, B2.1-02]', async () => {
    const server = aDay();
    const person = await openPage(server, address(), { as: 'admin', size });
    await waitFor(() => expect(cards()).toBe(3));
    const totals = within(screen.getByRole('region', { name: 'O dia em números' }));
    const figures = screen
      .getByRole('region', { name: 'O dia em números' })
      .textContent?.replace(/\s+/g, ' ');
    for (const figure of [/3\s*sessões/, /4\s*passageiros/, /0\s*check-in/, /38\s*lugares livres/])
      expect(figures).toMatch(figure);
    screen.getByText('Vento sul acima de 18 nós');
    await person.click(totals.getByRole('button', { name: '1 sem guia' }));
    await waitFor(() => expect(cards()).toBe(1));
    expect(location.search).toContain('missing=guide');
    await person.click(totals.getByRole('button', { name: '1 sem guia' }));
    await waitFor(() => expect(cards()).toBe(3));

    const choose = async (label: string, option: string) => {
      if (size === 'phone') await person.click(screen.getByRole('button', { name: /^Filtros/ }));
      const boxes = await screen.findAllByRole('combobox', { name: label });
      await person.click(boxes.at(-1) ?? document.body);
      await person.click(await screen.findByRole('option', { name: option }));
      if (size === 'phone') await person.click(await screen.findByRole('button', { name: 'Ver resultados' }));
    };
    for (const [option, code] of [
      ['Disponível', 'available'],
      ['Ocupada', 'occupied'],
      ['Cancelada', 'cancelled'],
    ] as const) {
      await choose('Status', option);
      await waitFor(() => expect(location.search).toContain(`status=${code}`));
      await waitFor(() => expect(cards(), code).toBe(1));
    }
    await choose('Status', 'Todos');
    await waitFor(() => expect(location.search).not.toContain('status='));
    await choose('Produto', 'Ilha do Campeche');
    await waitFor(() => expect(cards()).toBe(2));
    await choose('Produto', 'Todos');

    const search = screen.getByLabelText('Produto, embarcação ou cliente');
    for (const [typed, count] of [
      ['golfinhos', 1],
      ['ESCUNA MA', 1],
      ['zulmira conceicao', 1],
      ['ilha', 2],
    ] as const) {
      await person.clear(search);
      await person.type(search, typed);
      await waitFor(() => expect(cards(), typed).toBe(count));
    }
    await person.clear(search);
    await person.type(search, 'ninguém com este nome');
    await screen.findByText('Nenhuma sessão encontrada');
    await person.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] ?? document.body);
    await waitFor(() => expect(cards()).toBe(3));

    const before = server.times('GET /sessions-manifest');
    await person.click(screen.getAllByRole('button', { name: 'Atualizar' })[0] ?? document.body);
    await waitFor(() => expect(server.times('GET /sessions-manifest')).toBe(before + 1));
  });

  test('an address that filters the day opens it filtered [A2.4-34]', async () => {
    await openPage(aDay(), address('&status=cancelled'), { as: 'admin', size });
    await screen.findByText('Vento sul acima de 18 nós');
    expect(cards()).toBe(1);
  });
});
