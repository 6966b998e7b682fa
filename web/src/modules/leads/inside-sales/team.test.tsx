import { readSalesStats } from '@leme/contract/leads/inside-sales/endpoints';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { salesServer } from './inside-sales.testing.ts';

const seller = crypto.randomUUID();
const [from, to] = ['2030-10-09', '2031-01-06'];
const stats = {
  from,
  to,
  funnel: [
    { status: 'new' as const, count: 6, value: 1_800, days: null },
    { status: 'won' as const, count: 2, value: 900, days: 3.25 },
  ],
  sources: [{ id: 'site', label: 'site', count: 5, won: 1, lost: 2, value: 700 }],
  first_contact: {
    bars: [
      { until: 15, count: 3 },
      { until: null, count: 1 },
    ],
    median_minutes: 12,
    in_time: 3,
    of: 4,
    aim: 80,
  },
  load: [
    { id: seller, label: 'Joana Lima', open: 7, overdue: 2, waiting: 1, is_absent: true },
    { id: null, label: null, open: 4, overdue: 0, waiting: 4, is_absent: false },
  ],
  lost: [
    { kind: 'preco' as const, count: 3, value: 600 },
    { kind: null, count: 1, value: 100 },
  ],
};
const opened = async () => {
  const { server } = salesServer();
  server.answers(readSalesStats, stats);
  const person = await openPage(server, '/mar-azul/inside-sales?tab=team', { as: 'manager' });
  await screen.findByRole('heading', { name: 'Funil' });
  return { server, person };
};
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));

describe('the figures of the team', () => {
  test('each chart has its table: the funnel with days between, load, and why leads were lost', async () => {
    await opened();
    expect(rows('Funil')).toEqual([
      ['Status', 'Leads', 'Valor', 'Dias até aqui'],
      ['Novo', '6', 'R$ 1.800,00', '–'],
      ['Ganho', '2', 'R$ 900,00', '3,3'],
    ]);
    expect(rows('Primeiro contato').slice(1)).toEqual([
      ['Até 15', '3'],
      ['Mais', '1'],
    ]);
    screen.getByText('No prazo: 75,0% (meta 80%); mediana de 12 min');
    expect(rows('Carga por vendedor').slice(1)).toEqual([
      ['Joana Lima (ausente)', '7', '2', '1'],
      ['Ninguém', '4', '0', '4'],
    ]);
    expect(rows('Por que se perdeu').slice(1)).toEqual([
      ['Preço', '3', 'R$ 600,00'],
      ['Não informado', '1', 'R$ 100,00'],
    ]);
  });

  test('a figure opens exactly the leads it counts, and a seller’s load that queue', async () => {
    const { person } = await opened();
    const hrefIn = async (title: string, figure: string) => {
      await person.click(screen.getByRole('button', { name: `${title} como tabela` }));
      const link = within(screen.getByRole('table', { name: title })).getByRole('link', { name: figure });
      return decodeURIComponent(link.getAttribute('href') ?? '');
    };
    const days = `created_at=${from}..${to}`;
    expect(await hrefIn('Funil', '6')).toBe(`/mar-azul/leads?status=new&${days}`);
    expect(await hrefIn('Por que se perdeu', '3')).toBe(
      `/mar-azul/leads?status=lost&lost_kind=preco&${days}`,
    );
    expect(await hrefIn('Primeiro contato', '3')).toBe(`/mar-azul/leads?first_contact=until_15&${days}`);
    expect(await hrefIn('Por origem', '5')).toBe(`/mar-azul/leads?source=site&${days}`);
    expect(await hrefIn('Carga por vendedor', '7')).toBe(`/mar-azul/inside-sales?owner=${seller}`);
    screen.getByRole('button', { name: 'Salvar Funil em CSV' });
  });

  test('another window is asked for; what fails says so, with a way to try again', async () => {
    const { server, person } = await opened();
    await person.click(screen.getByRole('radio', { name: '30 dias' }));
    expect(location.search).toContain('days=30');
    server.answers(readSalesStats, refuses('internal'));
    await openPage(server, '/mar-azul/inside-sales?tab=team&days=365', { as: 'manager' });
    await screen.findByText('Erro ao carregar vendas internas');
    screen.getByRole('button', { name: 'Tentar novamente' });
  });
});
