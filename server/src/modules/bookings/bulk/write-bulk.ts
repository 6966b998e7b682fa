import type { BulkQuestion } from '@leme/contract/bookings/availability/bulk-endpoints';
import type { SaleSetting } from '@leme/contract/bookings/availability/schedules';
import { sessions } from '@leme/contract/bookings/sessions';
import { sql } from 'kysely';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import type { Decided } from '../schedules/decisions.ts';
import { type Crew, cancelDepartures, type Done } from '../schedules/write-plan.ts';
import type { BulkPlanned } from './bulk-rows.ts';
import { holdSeats } from './house-holds.ts';
import { saleAfter } from './question.ts';

type Was = Sale &
  Pick<BulkPlanned['made'], 'capacity' | 'taken' | 'people'> & {
    is_edited: boolean;
  };

/** What became of a departure, how it was before, and the hold it got, so that it can be taken back. */
export type BulkResult = {
  key: string;
  session_id: string;
  done: Done;
  version: number;
  was: Was;
  booking_id: string | null;
};

type Many = { rows: readonly BulkPlanned[]; decided: Decided; crew: Crew };

/** Changes departures whose seats are held, as it was decided. */
export async function writeBulk(
  work: TimedWork,
  asked: BulkQuestion,
  { rows, decided, crew }: Many,
): Promise<BulkResult[]> {
  const said = (planned: BulkPlanned) => decided.get(planned.made.session_id);
  const sold = rows.filter(({ row }) => row.kind === 'sold');
  const cancelled = sold.filter((planned) => said(planned) === 'cancel');
  const off = cancelled.map(({ made }) => made.session_id);
  await cancelDepartures(work, off);
  if (off.length > 0) await crew.hooks.followsSailing(work, off, { frees: true });
  const changing = [
    ...rows.filter(({ row }) => row.kind === 'change'),
    ...sold.filter((planned) => said(planned) === 'move'),
  ];
  const held = asked.action === 'hold' ? await holdSeats(work, asked, changing) : new Map<string, string>();
  if (asked.action === 'capacity') await resize(work, changing, asked.capacity ?? 0);
  const sale = saleAfter(asked);
  if (sale !== undefined) await sellAs(work, changing, { sale_state: sale, sale_reason: asked.reason });
  const of = (planned: BulkPlanned, done: Done) => resultOf(planned, done, held);
  return [
    ...cancelled.map((planned) => of(planned, 'cancelled')),
    ...changing.map((planned) => of(planned, 'changed')),
    ...sold.filter((planned) => said(planned) === 'keep').map((planned) => of(planned, 'kept')),
    ...rows.filter(({ row }) => row.kind === 'conflict').map((planned) => of(planned, 'left')),
  ];
}

function resultOf({ row, made }: BulkPlanned, done: Done, held: ReadonlyMap<string, string>): BulkResult {
  const { session_id, version, sale_state, sale_reason, capacity, taken, people, was_edited } = made;
  const was = { sale_state, sale_reason, capacity, taken, people, is_edited: was_edited };
  return { key: row.key, session_id, done, version, was, booking_id: held.get(session_id) ?? null };
}

const idsOf = (rows: readonly BulkPlanned[]) => rows.map(({ made }) => made.session_id);

type Sale = { sale_state: SaleSetting | null; sale_reason: string | null };

async function sellAs({ tx, actor }: TimedWork, rows: readonly BulkPlanned[], sale: Sale): Promise<void> {
  await tx.change(
    statement(sql`update sessions s set sale_state = ${sale.sale_state}::text, sale_reason = ${sale.sale_reason}::text,
        version = s.version + 1, updated_at = now()
      where s.tenant_id = ${actor.tenantId} and s.id = any(${idsOf(rows)}::uuid[])`),
  );
  record(
    { tx, actor },
    sessions,
    rows.map(({ made: { session_id: id, sale_state, sale_reason } }) => {
      return { id, action: 'updated', before: { sale_state, sale_reason }, after: sale };
    }),
  );
}

/** Schedules say how many seats there are: where somebody says so by hand they leave the departure alone. */
async function resize(
  { tx, actor, now }: TimedWork,
  rows: readonly BulkPlanned[],
  total_capacity: number,
): Promise<void> {
  const ids = idsOf(rows);
  await tx.change(
    statement(sql`update session_seats q set total_capacity = ${total_capacity}::int
      where q.tenant_id = ${actor.tenantId} and q.session_id = any(${ids}::uuid[])`),
  );
  await tx.change(
    statement(sql`update sessions s set version = s.version + 1, updated_at = now(),
        edited_at = case when s.schedule_id is not null then ${now.toString()}::timestamptz end
      where s.tenant_id = ${actor.tenantId} and s.id = any(${ids}::uuid[])`),
  );
  record(
    { tx, actor },
    sessions,
    rows.map(({ made: { session_id: id, capacity } }) => {
      return { id, action: 'updated', changes: { total_capacity: [capacity, total_capacity] } };
    }),
  );
}
