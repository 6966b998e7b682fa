import {
  type ChartFigures,
  readDashboardCharts,
  readDashboardStats,
} from '@leme/contract/insights/dashboard-endpoints';
import { lastMonths, monthsIn } from '@leme/contract/insights/dashboard-window';
import { dayIn } from '@leme/contract/kit/values/days';
import { aServer } from '../../../testing/open-page.tsx';

export const today = dayIn('America/Sao_Paulo', Temporal.Now.instant());
export const months = monthsIn(lastMonths(today, 6));
const idOf = (at: number) => `00000000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`;
export const products = [idOf(1), idOf(2)] as const;
export const tag = (at: number) => idOf(10 + at);

/** Six months: 10, 20 … 60 leads, half of them of each product but six of none a month. */
export const figures: ChartFigures = {
  months: months.map((month, at) => ({
    ...month,
    leads: (at + 1) * 10,
    conversions: at,
    value: at * 1000,
    is_running: at === 5,
  })),
  total: { leads: 210, conversions: 15, value: 15_000 },
  before: { from: '2020-01-01', to: '2020-06-01', leads: 175, conversions: 1, value: 0 },
  tagged: 100,
  tags: Array.from({ length: 7 }, (_, at) => ({
    id: tag(at),
    name: `Tag ${at}`,
    color: '#0e7c86',
    leads: 40 - 5 * at,
  })),
  other_tagged: 22,
  products: [
    { id: products[0], name: 'Ilha', color: '#0e7c86', leads: months.map((_, at) => at * 6 + 3) },
    { id: products[1], name: 'Pôr do sol', color: '#e0702a', leads: months.map((_, at) => at * 4 + 1) },
    { id: null, name: null, color: null, leads: months.map(() => 6) },
  ],
};

/** A server with figures. */
export function aServerWithFigures() {
  const server = aServer();
  const counted = { counted_at: '2026-11-20T10:52:00Z', is_summary: false };
  server.answers(readDashboardStats, {
    ...counted,
    figures: { leads: 1284, conversions: 312, value: 148_920, rate: (312 / 1284) * 100 },
  });
  server.answers(readDashboardCharts, ({ from, to }) => ({
    ...counted,
    from: from ?? today,
    to: to ?? today,
    figures,
  }));
  return server;
}
