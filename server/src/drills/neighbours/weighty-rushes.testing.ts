import { ask, inLanes, type Rush } from './rush-lanes.testing.ts';

/** How many rows the rushing company has of each register that is asked here. */
export const weightyRows = 20_000;
const statuses = ['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost'];
const rows = Array.from({ length: 5_000 }, (_, n) => `Cliente ${n},cliente${n}@exemplo.com.br`);
const sheet = ['Nome,E-mail', ...rows].join('\n');
/** Just below and far above what a body may hold. */
const bodies = [
  JSON.stringify({ name: 'x', tags: Array(20_000).fill(1) }),
  JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 1]))),
  JSON.stringify({ name: 'x'.repeat(900_000) }),
  JSON.stringify({ name: 'x', tags: Array(450_000).fill(1) }),
];

/** What is allowed and takes long, and what is refused because it would. */
export const weighty: Record<string, Rush> = {
  'thirty deep pages': ({ address, cookie }, isOver, count) =>
    inLanes(30, isOver, (n) =>
      ask({ address, cookie, path: `/customers?sort=name&limit=50&page=${150 + (n % 40)}` }, count),
    ),
  'the seven lists of boards': ({ address, cookie }, isOver, count) =>
    inLanes(10, isOver, () =>
      Promise.all(
        statuses.map((status) =>
          ask({ address, cookie, path: `/leads?status=${status}&limit=50&count=all` }, count),
        ),
      ),
    ),
  exports: ({ address, cookie }, isOver, count) =>
    inLanes(4, isOver, () => ask({ address, cookie, path: '/customers/export' }, count)),
  'files of five thousand rows': ({ address, cookie }, isOver, count) =>
    inLanes(4, isOver, () =>
      ask(
        {
          address,
          cookie,
          method: 'POST',
          path: '/customers/imports?file=clientes.csv',
          type: 'text/csv',
          body: sheet,
        },
        count,
      ),
    ),
  'bodies that hold too much': ({ address, cookie }, isOver, count) =>
    inLanes(10, isOver, (n) =>
      ask(
        n % 2 === 0
          ? { address, method: 'POST', path: '/auth/sign-out', body: bodies[(n / 2) % bodies.length] ?? '' }
          : { address, cookie, method: 'POST', path: '/leads', body: bodies[(n >> 1) % bodies.length] ?? '' },
        count,
      ),
    ),
  'calendars under two hundred rules': ({ address, cookie, product }, isOver, count) =>
    inLanes(10, isOver, () =>
      ask(
        {
          address,
          cookie,
          path: `/price-calendar?product_id=${product}&from=2030-01-05&to=2030-03-07`,
        },
        count,
      ),
    ),
};
