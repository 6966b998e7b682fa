import { type DemoWork, named } from '../../demo/demo.ts';
import { costaVerde } from './demo/costa-verde.ts';
import { dayTables, emptyDayRows } from './demo/day-rows.ts';
import { marAzul } from './demo/mar-azul.ts';
import { planDays } from './demo/plan-days.ts';
import { planMoney, settingsOf } from './demo/plan-money.ts';
import { planSeasons } from './demo/plan-season.ts';
import type { Schedule } from './demo/schedule.ts';

const plans = { 'mar-azul': marAzul, 'costa-verde': costaVerde };

/** A month of sailing back and six weeks ahead, with who booked, who paid and who came. */
export async function demo(work: DemoWork): Promise<void> {
  const schedule = await scheduleOf(work);
  planDays(schedule);
  const { lines, credits, moves } = planMoney(schedule);
  for (const table of dayTables) await work.insert(table, schedule.rows[table]);
  await work.insert('booking_adjustments', lines);
  await work.insert('credits', credits);
  await work.insert('credit_moves', moves);
  await work.insert('booking_settings', [settingsOf(schedule)]);
  await seedSeasons(work, schedule);
}

/** What is typed once, the departures it makes, and what closes them. */
async function seedSeasons({ insert }: DemoWork, schedule: Schedule): Promise<void> {
  const { days, schedules, schedule_times, schedule_exceptions, schedule_versions, blackouts } =
    planSeasons(schedule);
  await insert('schedules', schedules);
  await insert('schedule_times', schedule_times);
  await insert('schedule_exceptions', schedule_exceptions);
  await insert('schedule_versions', schedule_versions);
  for (const table of dayTables) await insert(table, days[table]);
  await insert('blackouts', blackouts);
}

async function scheduleOf(work: DemoWork): Promise<Schedule> {
  const { company, random, now, today, timezone, staff, read } = work;
  const [products, fares, boats, customers] = [
    await read('products'),
    await read('fare_types'),
    await read('boats'),
    await read('customers'),
  ];
  const faresOf = Map.groupBy(fares, ({ product_id }) => product_id);
  const agents = customers.filter(({ kind }) => kind === 'agente');
  return {
    company,
    random,
    now,
    today,
    timezone,
    plan: plans[company.subdomain],
    products: new Map(
      products.map((product) => [product.name, { ...product, fares: faresOf.get(product.id) ?? [] }]),
    ),
    boats: new Map(boats.map((boat) => [boat.boat_name, boat])),
    agents: new Map(agents.map(({ id, name }) => [name, id])),
    customers: customers.filter(({ kind, email }) => kind === 'pessoa' && email !== null),
    sellerId: named(staff, 'manager'),
    sailorId: named(staff, 'marinheiro'),
    rows: emptyDayRows(),
  };
}
