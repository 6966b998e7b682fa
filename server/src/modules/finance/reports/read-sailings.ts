import { readSailings, type SailingRow } from '@leme/contract/finance/report-endpoints';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { serveBooks } from '../ledger/serve-books.ts';
import { readLines } from '../setup/statement-lines.ts';
import { type Leaf, leavesOf } from './leaf-amounts.ts';
import { drawnOf, linesOf, requirePeriod } from './read-results.ts';
import { marginOf } from './result-figures.ts';

export const servesSailings = serveBooks(readSailings, async ({ input, ...work }) => {
  requirePeriod(input);
  const { lines } = await readLines(work);
  const columnOf = (own: readonly Leaf[]) => ({ lines: linesOf(own, lines), margin: marginOf(own) });
  const leaves = await leavesOf(work, input);
  const bySession = Map.groupBy(leaves, ({ session_id }) => session_id);
  const sessions = await sessionsOf(
    work,
    [...bySession.keys()].filter((id) => id !== null),
  );
  return {
    data: sessions.map((session): SailingRow => {
      const told = columnOf(bySession.get(session.session_id) ?? []);
      const { people } = session;
      const cents = toCents(told.margin);
      return {
        ...session,
        ...told,
        margin_per_person: people > 0 ? toReais(Math.round(cents / people)) : null,
      };
    }),
    drawn: drawnOf(lines),
    without: columnOf(bySession.get(null) ?? []),
    total: columnOf(leaves),
  };
});

type Sailed = Omit<SailingRow, 'lines' | 'margin' | 'margin_per_person'>;

/** Departures as people call them, in their order. */
export async function sessionsOf({ tx, actor }: Work, ids: readonly string[]): Promise<Sailed[]> {
  if (ids.length === 0) return [];
  const { tenantId } = actor;
  const those = sql`any(${[...ids]}::uuid[])`;
  const [rows, boats, people] = await Promise.all([
    tx.rows(
      statement<Pick<Sailed, 'session_id' | 'date' | 'start_time' | 'product'>>(
        sql`select s.id as session_id, s.date, s.start_time, p.name as product from sessions s
          join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
          where s.tenant_id = ${tenantId} and s.id = ${those} order by s.date, s.start_time, s.id`,
      ),
    ),
    tx.rows(
      statement<{ session_id: string; boat_name: string }>(
        sql`select b.session_id, t.boat_name from session_boats b join boats t on t.tenant_id = b.tenant_id and t.id = b.boat_id
          where b.tenant_id = ${tenantId} and b.session_id = ${those} order by b.cancelled desc, b.position desc`,
      ),
    ),
    tx.rows(
      statement<{ session_id: string; people: number }>(
        sql`select b.session_id, sum(b.people)::int as people from bookings b where b.tenant_id = ${tenantId}
          and b.session_id = ${those} and b.status in ('confirmed', 'completed') group by b.session_id`,
      ),
    ),
  ]);
  const boatOf = new Map(boats.map(({ session_id, boat_name }) => [session_id, boat_name]));
  const peopleOf = new Map(people.map((row) => [row.session_id, row.people]));
  return rows.map((row) => ({
    ...row,
    boat: boatOf.get(row.session_id) ?? null,
    people: peopleOf.get(row.session_id) ?? 0,
  }));
}
