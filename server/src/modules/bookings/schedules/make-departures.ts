import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { nobodyId } from '#kit/ids';
import { planRows } from './plan-rows.ts';
import { lockSchedules, readSchedules } from './read-schedules.ts';
import { writeNew } from './write-made.ts';

/** So many departures in one transaction: the rest comes in the next. */
const atOnce = 500;

/**
 * Makes the departures what is applied says and nobody has made yet, as far ahead as each product is sold; answers how many.
 * Nothing that is there is touched, and a slot that is taken is made by nobody twice.
 */
export async function makeDepartures(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  const timezone = await zoneOf(tx, tenantId);
  await lockSchedules(tx, tenantId, []);
  const schedules = (await readSchedules(tx, tenantId, [])).filter(({ applied }) => applied?.active);
  if (schedules.length === 0) return 0;
  const actor = { tenantId, timezone, userId: nobodyId, fullName: '' };
  const question = { from: null, until: null, reads: 'applied', holds: true } as const;
  const { rows } = await planRows({ tx, actor, now }, schedules, question);
  const missing = rows.filter(({ row }) => row.kind === 'create').slice(0, atOnce);
  return (await writeNew({ tx, actor }, missing)).size;
}

/** The hour of the company's day. */
export async function hourThere(tx: Tx, tenantId: string, now: Temporal.Instant): Promise<number> {
  return now.toZonedDateTimeISO(await zoneOf(tx, tenantId)).hour;
}

/** The zone of the company’s clock. */
export async function zoneOf(tx: Tx, tenantId: string): Promise<string> {
  const row = await tx.first(
    db.selectFrom('company_settings').select('timezone').where('tenant_id', '=', tenantId),
  );
  return row?.timezone ?? 'America/Sao_Paulo';
}
