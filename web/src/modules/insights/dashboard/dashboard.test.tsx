import {
  listFirstSteps,
  listNeedsYou,
  listRecentActivities,
  readDashboardCharts,
  readDashboardStats,
  readPierToday,
} from '@leme/contract/insights/dashboard-endpoints';
import { locales } from '@leme/contract/kit/language/locale';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aServerWithFigures, months, products, tag, today } from './dashboard.testing.tsx';

const words = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text])) as never;
const [first, last] = [months[0], months[5]];
const label = (month = '') => `${month.slice(5)}/${month.slice(2, 4)}`;
const hrefOf = (name: string | RegExp, within_ = document.body) =>
  decodeURIComponent(within(within_).getByRole('link', { name }).getAttribute('href') ?? '');
const chartsOpen = () => screen.findByRole('heading', { name: 'Leads por Mês' });

describe('the dashboard', () => {
  test('says what came of the leads, each card with the list behind it [B2.2-92, B2.3-01, B2.3-02, B2.3-04, B2.3-07, B2.3-08, B2.3-09, B2.3-10]', async () => {
    await openPage(aServerWithFigures(), '/mar-azul/dashboard', { as: 'manager' });
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(screen.getByText('Visão geral das métricas principais')).toBeTruthy();
    const cards = await screen.findByRole('region', { name: 'Indicadores' });
    await within(cards).findByText('1.284');
    const said = within(cards)
      .getAllByRole('article')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(said).toEqual([
      'Total de Leads1.284Leads cadastrados',
      'Valor de ConversõesR$ 148.920,00Valor total convertido',
      'Conversões312Leads convertidos',
      'Taxa de Conversão24,3%312 de 1.284 leads',
    ]);
    expect(hrefOf('Total de Leads')).toBe('/mar-azul/leads');
    for (const name of ['Valor de Conversões', 'Conversões', 'Taxa de Conversão'])
      expect(hrefOf(name, cards)).toBe('/mar-azul/leads?conversion=card');
    expect(screen.getByText('Atualizado às 07:52')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Atualizar' })).toBeTruthy();
  });

  test('an own word tells which tags count in cards and charts, and why they differ', async () => {
    const person = await openPage(aServerWithFigures(), '/mar-azul/dashboard', { as: 'manager' });
    await person.click(await screen.findByRole('button', { name: 'O que conta em Conversões' }));
    const told = await screen.findByRole('dialog', { name: 'O que conta em Conversões' });
    expect(told.textContent).toContain('“pagamento pendente”');
    expect(told.textContent).toContain('nunca “não pago”');
  });

  test('each chart has a twin that is always heard, with the same figures and links one press away [B2.3-12, B2.3-13, B2.3-14, B9-09]', async () => {
    const person = await openPage(aServerWithFigures(), '/mar-azul/dashboard', { as: 'manager' });
    await chartsOpen();
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
    const heard = rows('Leads por Mês');
    expect(heard.at(1)).toEqual([label(first?.month), '10']);
    expect(rows('Receita de Conversões').at(-1)).toEqual([label(last?.month), 'R$ 5.000,00']);
    expect(rows('Distribuição por Tags').at(-1)).toEqual(['Outros', '22', '13%']);
    await person.click(screen.getByRole('button', { name: 'Leads por Mês como tabela' }));
    expect(rows('Leads por Mês')).toEqual(heard);
    expect(hrefOf('10', screen.getByRole('table', { name: 'Leads por Mês' }))).toBe(
      `/mar-azul/leads?created_at=${first?.from}..${first?.to}`,
    );
    await person.click(screen.getByRole('button', { name: 'Receita de Conversões como tabela' }));
    expect(hrefOf(/5\.000/)).toBe(`/mar-azul/leads?conversion=chart&created_at=${last?.from}..${today}`);
    await person.click(screen.getByRole('button', { name: 'Distribuição por Tags como tabela' }));
    expect(hrefOf('22', screen.getByRole('table', { name: 'Distribuição por Tags' }))).toBe(
      `/mar-azul/leads?tags=${tag(5)},${tag(6)}&created_at=${first?.from}..${today}`,
    );
  });

  test('a sentence below each chart says its best month, the one that is not over and the months before', async () => {
    await openPage(aServerWithFigures(), '/mar-azul/dashboard', { as: 'manager' });
    await chartsOpen();
    const running = `${label(last?.month)} em curso.`;
    expect(
      screen.getByText(
        `210 leads; melhor mês ${label(last?.month)}: 60. ${running} +20% sobre o período anterior.`,
      ),
    ).toBeTruthy();
    expect(screen.getByText('100 leads com tag; Tag 0 é a maior parte.')).toBeTruthy();
  });

  test('who wanted what in which month stands in a table with sums, each figure a link [B2.3-16, B2.3-17, B2.3-18, B2.3-19]', async () => {
    await openPage(aServerWithFigures(), '/mar-azul/dashboard', { as: 'manager' });
    const table = await screen.findByRole('table', { name: 'Interesse por Produto / Mês' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Mês',
      'Ilha',
      'Pôr do sol',
      'Sem produto',
      'Total',
    ]);
    const [, row] = within(table).getAllByRole('row');
    const links = within(row as HTMLElement)
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replace('/mar-azul/leads?', ''));
    const days = `created_at=${first?.from}..${first?.to}`;
    expect(links).toEqual([
      `product_id=${products[0]}&${days}`,
      `product_id=${products[1]}&${days}`,
      `lacks=product&${days}`,
      days,
    ]);
    expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe('Total1086636210');
  });

  test('filters stand in the address and go along with every link', async () => {
    const server = aServerWithFigures();
    const person = await openPage(server, '/mar-azul/dashboard?source=site', { as: 'manager' });
    await chartsOpen();
    expect(server.sent('GET /dashboard/charts').at(-1)).toEqual({
      from: first?.from,
      to: today,
      source: 'site',
    });
    await person.click(screen.getByRole('combobox', { name: 'Período' }));
    await person.click(await screen.findByRole('option', { name: '3 meses' }));
    await waitFor(() => expect(location.search).toBe('?source=site&months=3'));
    await waitFor(() =>
      expect(server.sent('GET /dashboard/charts').at(-1)).toMatchObject({ from: months[3]?.from, to: today }),
    );
    const table = screen.getByRole('table', { name: 'Interesse por Produto / Mês' });
    expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toContain('source=site');
    await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('an address of no window shows the usual one', async () => {
    const server = aServerWithFigures();
    await openPage(server, '/mar-azul/dashboard?from=2030-02-01&to=2030-01-01', { as: 'manager' });
    await chartsOpen();
    expect(server.sent('GET /dashboard/charts')[0]).toMatchObject({ from: first?.from, to: today });
  });
});

describe('figures that do not come', () => {
  test('of the cards leave them empty and say nothing, the rest works [B8.1-03]', async () => {
    const server = aServerWithFigures();
    server.answers(readDashboardStats, refuses('validation'));
    await openPage(server, '/mar-azul/dashboard', { as: 'manager' });
    await chartsOpen();
    const cards = screen.getByRole('region', { name: 'Indicadores' });
    expect(within(cards).getAllByRole('article')).toHaveLength(4);
    expect(within(cards).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of the charts are a red card with words and a way to try again [B2.3-03, B2.3-06, B8.1-01]', async () => {
    const server = aServerWithFigures();
    server.answers(readDashboardCharts, refuses('validation'));
    const person = await openPage(server, '/mar-azul/dashboard', { as: 'manager' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao carregar dashboard');
    aServerAnswers(server);
    await person.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
    await chartsOpen();
  });

  test('because the page was left say nothing [B8.1-02]', async () => {
    const server = aServerWithFigures();
    server.answers(readDashboardCharts, () => new Promise<never>(() => undefined));
    const person = await openPage(server, '/mar-azul/dashboard', { as: 'manager' });
    await person.click(await screen.findByRole('link', { name: 'Total de Leads' }));
    await waitFor(() => expect(location.pathname).toBe('/mar-azul/leads'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

function aServerAnswers(server: ReturnType<typeof aServerWithFigures>) {
  server.answers(readDashboardCharts, {
    from: first?.from ?? '',
    to: today,
    counted_at: '2026-11-20T10:52:00Z',
    figures: { months: [], tags: [], products: [] },
  });
}

describe('newer figures', () => {
  const asked = (server: ReturnType<typeof aServerWithFigures>) => server.times('GET /dashboard/charts');

  test('come every two minutes while somebody looks, never while nobody does, and once on return [B2.3-05, B4-29, B4-30, B9-03]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const server = aServerWithFigures();
      await openPage(server, '/mar-azul/dashboard', { as: 'manager' });
      await chartsOpen();
      const begun = asked(server);
      await act(() => vi.advanceTimersByTimeAsync(119_000));
      expect(asked(server)).toBe(begun);
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      await act(() => vi.advanceTimersByTimeAsync(10));
      expect(asked(server)).toBe(begun + 1);
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
      await act(() => vi.advanceTimersByTimeAsync(600_000));
      expect(asked(server)).toBe(begun + 1);
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
      fireEvent(document, new Event('visibilitychange'));
      fireEvent(window, new Event('visibilitychange'));
      // Looking for it would wait by the very timers that stand still.
      await act(() => vi.advanceTimersByTimeAsync(10));
      expect(asked(server)).toBe(begun + 2);
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });

  test('come at once when somebody wants them', async () => {
    const server = aServerWithFigures();
    const person = await openPage(server, '/mar-azul/dashboard', { as: 'manager' });
    await chartsOpen();
    const begun = asked(server);
    await person.click(screen.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(asked(server)).toBe(begun + 1));
  });
});

describe('what a morning begins with', () => {
  test('stands below, what waits with the way to it', async () => {
    const server = aServerWithFigures();
    server.answers(readPierToday, {
      date: '2026-11-20',
      sailing: { departures: 3, people: 41, free_seats: 12 },
      owed: 1250.5,
    });
    server.answers(listNeedsYou, {
      data: [
        {
          id: 'overdue',
          words: words('2 contatos atrasados'),
          count: 2,
          path: '/leads?x=1',
          severity: 'danger',
        },
      ],
    });
    server.answers(listRecentActivities, {
      data: [
        {
          at: '2026-11-20T10:00:00Z',
          actor: 'Helena',
          action: 'created',
          what: words('Lead'),
          title: 'Ana',
          path: '/leads?open=1',
        },
      ],
    });
    await openPage(server, '/mar-azul/dashboard', { as: 'manager' });
    await screen.findByRole('heading', { name: 'Hoje no píer' });
    expect(hrefOf('41')).toBe('/mar-azul/passenger-manifest?date=2026-11-20');
    expect(hrefOf('12')).toBe('/mar-azul/sessions?date=2026-11-20');
    expect(hrefOf('2 contatos atrasados')).toBe('/mar-azul/leads?x=1');
    expect(hrefOf('Lead: Ana')).toBe('/mar-azul/leads?open=1');
  });

  test('is all that is there for who may not read leads', async () => {
    const server = aServerWithFigures();
    server.answers(readDashboardStats, { figures: null, counted_at: '2026-11-20T10:52:00Z' });
    await openPage(server, '/mar-azul/dashboard', { as: 'user' });
    await screen.findByRole('heading', { name: 'Precisa de você' });
    expect(screen.queryByText('Total de Leads')).toBeNull();
    expect(server.times('GET /dashboard/charts')).toBeLessThanOrEqual(1);
  });

  test('for a new company is a list of first steps, put aside by a person and back from the own menu', async () => {
    const server = aServerWithFigures();
    const step = (id: string, done: boolean) => ({
      id,
      words: words(`Passo ${id}`),
      path: '/products?open=new',
      done,
    });
    server.answers(listFirstSteps, { data: [step('um', true), step('dois', false)] });
    const person = await openPage(server, '/mar-azul/dashboard', { as: 'admin' });
    await screen.findByRole('heading', { name: 'Primeiros passos' });
    expect(hrefOf('Passo dois')).toBe('/mar-azul/products?open=new');
    expect(screen.queryByRole('link', { name: 'Passo um' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Dispensar' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Primeiros passos' })).toBeNull());
    await person.click(screen.getByRole('button', { name: /Pessoa|Helena|Conta/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Primeiros passos' }));
    await screen.findByRole('heading', { name: 'Primeiros passos' });
  });
});
