import { randomUUID } from 'node:crypto';
import { type Caller, expectStatus } from '../server/src/drills/caller.testing.ts';
import { aBulkCompany, settle } from '../server/src/drills/million/bulk.testing.ts';
import { readProducts, readRules, readSpecials } from '../server/src/modules/pricing/quotes/read-book.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';
import type { Stage } from './stage.ts';
import { statementsOf } from './statements.ts';

const rules = 100;
const seasons = {
  'Alta temporada': [{ from: '12-15', to: '02-28' }],
  'Meia-estação': [{ from: '03-01', to: '06-30' }],
  'Feriados nacionais': [{ day: 'holidays', before: 0, after: 0 }],
};
const fares = [
  { label: 'Adulto', code: 'ADULT', cost_price: 180 },
  { label: 'Criança', code: 'CHILD', cost_price: 90 },
  { label: 'Bebê', code: 'INFANT', cost_price: 0 },
];
const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
const day = (ahead: number) => today.add({ days: ahead }).toString();

/** P21b, P21c: a quote over HTTP against what it reads, and a month of prices against a quote. */
export async function quoteCases(stage: Stage, samples: number): Promise<Result[]> {
  const company = await aBulkCompany(
    { admin: stage.urls.admin, superuser: stage.superuserUrl },
    { sessions: 1000, everybody: false },
  );
  const caller = await stage.caller(company);
  const { product_id, fare_type_ids } = await aPriceBook(caller);
  await settle(stage.superuserUrl);
  const raw = await stage.raw(company);
  const nobody = { agent_id: null, customer_id: null, code: null, sold_on: day(0) };
  const statements = await statementsOf(company.id, (work) =>
    Promise.all([readProducts(work, [product_id]), readRules(work), readSpecials(work, nobody)]),
  );
  const party = fare_type_ids.map((fare_type_id) => ({ fare_type_id, quantity: 2 }));
  const month = `/price-calendar?product_id=${product_id}&from=${day(1)}&to=${day(30)}`;
  const quote = () => expectStatus(200, caller.post('/quotes', { product_id, date: day(40), party }));
  const calendar = () => expectStatus(200, caller.get(month));
  const size = ({ text }: { text: string }) => `${Math.round(text.length / 1000)} kB`;
  const sizes = [size(await quote()), size(await calendar())];
  const times = await interleave(
    {
      quote,
      calendar,
      session: () => expectStatus(200, caller.get('/auth/session')),
      statements: () =>
        Promise.all([raw.query('begin'), ...statements.map((each) => raw.query(each)), raw.query('commit')]),
    },
    { samples, warmUp: 100 },
  );
  return [
    compare(
      'P21b',
      `a quote among ${rules} rules over HTTP (${sizes[0]}) ÷ its ${statements.length} statements in one transaction`,
      [times.quote, times.statements],
      { ratio: 2.3 },
    ),
    compare('P21c', `30 days of the price calendar (${sizes[1]}) ÷ a quote`, [times.calendar, times.quote], {
      ratio: 4,
    }),
    compare('P21b', 'a signed-in call that gives a device its token (/auth/session)', [times.session, null]),
  ];
}

/** A tour with three fares, three seasons, and a hundred rules that were published: one in ten is about this tour. */
async function aPriceBook(caller: Caller) {
  const add = async (path: string, values: object): Promise<string> => {
    const { text } = await expectStatus(201, send(caller, path, values));
    return JSON.parse(text).id;
  };
  const product_id = await add('/products', { name: 'Ilha do Campeche', rounding: '0.50' });
  const other = await add('/products', { name: 'Pôr do sol' });
  const fare_type_ids: string[] = [];
  for (const fare of fares) fare_type_ids.push(await add('/fare-types', { ...fare, product_id }));
  const season_ids: string[] = [];
  for (const [name, ranges] of Object.entries(seasons))
    season_ids.push(await add('/price-seasons', { name, ranges }));
  for (let at = 0; at < rules; at += 1)
    await add('/pricing-rules', {
      name: `Regra ${at}`,
      percent_bp: (at % 40) * 10 - 200,
      priority: at % 7,
      stackable: at % 2 === 0,
      product_ids: [at % 10 === 0 ? product_id : other],
      ...(at % 3 === 0 && { season_id: season_ids[at % season_ids.length] }),
      ...(at % 4 === 0 && { weekdays: [5, 6, 7] }),
      ...(at % 5 === 0 && { lead_min: at % 60 }),
    });
  const preview = await expectStatus(200, send(caller, '/pricing-rules/publication-preview', {}));
  const read = JSON.parse(preview.text).rules.map(
    ({ id, version, published_version, season_version }: Record<string, unknown>) => ({
      id,
      version,
      published_version,
      season_version,
    }),
  );
  await expectStatus(201, send(caller, '/pricing-rules/publications', { rules: read }));
  return { product_id, fare_type_ids };
}

const send = (caller: Caller, path: string, body: object) =>
  caller.post(path, body, { 'idempotency-key': randomUUID() });
