import { ages, type Forecast, forecastWeeks, readForecast } from '@leme/contract/finance/overview-endpoints';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { serveBooks } from '../ledger/serve-books.ts';
import { balancesOf } from './balances.ts';
import { courseOf } from './money-course.ts';

/** Money back and ahead by weeks, and how late what is open is. */
export const servesForecast = serveBooks(readForecast, async ({ input: _, now, ...work }) => {
  const today = dayIn(work.actor.timezone, now);
  const accounts = await balancesOf(work);
  const cents = accounts
    .filter(({ money_kind, active }) => money_kind !== null && active)
    .reduce((sum, { balance }) => sum + toCents(balance), 0);
  return { weeks: await weeksOf(work, today, cents), ageing: await ageingOf(work, today) };
});

type Week = Forecast['weeks'][number];

async function weeksOf(work: Work, today: string, cents: number): Promise<Week[]> {
  const course = new Map((await courseOf(work, today, cents)).map(({ date, balance }) => [date, balance]));
  const back = Array.from({ length: forecastWeeks }, (_, at): Week => {
    const to = addDays(today, -7 * (forecastWeeks - 1 - at));
    const past = { entries: 0, departures: 0, on_top: 0 };
    return { from: addDays(to, -6), to, balance: course.get(to) ?? 0, ...past };
  });
  const [due, owed] = await Promise.all([dueByWeek(work, today), owedByWeek(work, today)]);
  let [balance, on_top] = [toCents(course.get(today) ?? 0), 0];
  const ahead = Array.from({ length: forecastWeeks }, (_, at): Week => {
    const entries = due.get(at) ?? 0;
    const departures = owed.get(at) ?? 0;
    balance += entries;
    on_top += departures;
    const from = addDays(today, 7 * at + 1);
    return {
      from,
      to: addDays(from, 6),
      balance: toReais(balance),
      entries: toReais(entries),
      departures: toReais(departures),
      on_top: toReais(on_top),
    };
  });
  return [...back, ...ahead];
}

type ByWeek = { week: number; amount: number };

/** What is left of entries by the week it is due in; what is late is due at once. */
async function dueByWeek({ tx, actor }: Work, today: string) {
  const rows = await tx.rows(
    statement<ByWeek>(sql`select greatest(0, e.due_on - ${today}::date - 1) / 7 as week,
        sum(case when e.kind = 'receivable' then e.amount - e.settled_amount else e.settled_amount - e.amount end) as amount
      from finance_entries e where e.tenant_id = ${actor.tenantId} and e.status in ('open', 'partial')
        and e.due_on <= ${addDays(today, 7 * forecastWeeks)}::date group by 1`),
  );
  return new Map(rows.map(({ week, amount }) => [week, toCents(amount)]));
}

/** What customers owe of departures of today and to come, by the week they sail in. */
async function owedByWeek({ tx, actor }: Work, today: string) {
  const rows = await tx.rows(
    statement<ByWeek>(sql`select greatest(0, s.date - ${today}::date - 1) / 7 as week, sum(b.remaining_amount) as amount
      from bookings b join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
      where b.tenant_id = ${actor.tenantId} and b.status = 'confirmed' and b.remaining_amount > 0
        and s.date >= ${today}::date and s.date <= ${addDays(today, 7 * forecastWeeks)}::date group by 1`),
  );
  return new Map(rows.map(({ week, amount }) => [week, toCents(amount)]));
}

/** What is open by how long it is late. */
async function ageingOf({ tx, actor }: Work, today: string): Promise<Forecast['ageing']> {
  const bounds: readonly [from: string | null, to: string | null][] = [
    [today, null],
    [addDays(today, -30), addDays(today, -1)],
    [addDays(today, -60), addDays(today, -31)],
    [addDays(today, -90), addDays(today, -61)],
    [null, addDays(today, -91)],
  ];
  const rows = await tx.rows(
    statement<{ place: number; kind: string; amount: number }>(sql`select
        case when e.due_on >= ${today}::date then 0 else least(4, (${today}::date - e.due_on + 29) / 30) end as place,
        e.kind, sum(e.amount - e.settled_amount) as amount
      from finance_entries e where e.tenant_id = ${actor.tenantId} and e.status in ('open', 'partial')
        and e.kind <> 'transfer' group by 1, 2`),
  );
  const of = (place: number, kind: string) =>
    rows.find((row) => row.place === place && row.kind === kind)?.amount ?? 0;
  return ages.map((age, place) => {
    const [from, to] = bounds[place] ?? [null, null];
    return { age, from, to, receivable: of(place, 'receivable'), payable: of(place, 'payable') };
  });
}
