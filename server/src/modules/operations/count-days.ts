import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import { companiesAtWork } from '#kit/jobs/companies-at-work';
import type { Job } from '#kit/jobs/jobs';
import { statement } from '#kit/resource/statement';
import { type TenantDay, writeDay } from '#kit/watch/tenant-daily';

type Needs = { tenantTx: TenantTx; platformTx: PlatformTx; clock: Clock };

/** Every hour each company counts its day and the one before, which ended since; one that fails keeps no other from it. */
export function countDaysJob({ tenantTx, platformTx, clock }: Needs): Job {
  return {
    name: 'count-days',
    every: '7 * * * *',
    async work() {
      const faults: unknown[] = [];
      for (const id of await companiesAtWork(platformTx))
        await tenantTx
          .write(id, (tx) => countDays(tx, id, clock.now()))
          .catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw faults[0];
    },
  };
}

/** Counts today and yesterday by the company's own calendar. */
export async function countDays(tx: Tx, tenant_id: string, now: Temporal.Instant): Promise<void> {
  const settings = await tx.first(
    db.selectFrom('company_settings').select('timezone').where('tenant_id', '=', tenant_id),
  );
  const zone = settings?.timezone ?? 'America/Sao_Paulo';
  const today = Temporal.PlainDate.from(dayIn(zone, now));
  for (const day of [today.subtract({ days: 1 }), today])
    await writeDay(tx, { tenant_id, day: day.toString() }, await countDay(tx, { tenant_id, day, zone }));
}

type Day = { tenant_id: string; day: Temporal.PlainDate; zone: string };

async function countDay(tx: Tx, { tenant_id, day, zone }: Day): Promise<TenantDay> {
  const at = (date: Temporal.PlainDate) => date.toZonedDateTime({ timeZone: zone }).toInstant().toString();
  const [from, to] = [at(day), at(day.add({ days: 1 }))];
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`;
  const query = sql<Record<keyof TenantDay, string | null>>`select
    (select count(distinct e.user_id) from security_events e
      where e.tenant_id = ${tenant_id} and e.user_id is not null and e.operator is null and ${within('e.created_at')}) as active_users,
    (select count(*) from security_events e
      where e.tenant_id = ${tenant_id} and e.kind = 'sign-in' and ${within('e.created_at')}) as sign_ins,
    (select count(*) from bookings b
      where b.tenant_id = ${tenant_id} and ${within('b.created_at')}) as bookings,
    (select sum(b.people) from bookings b
      where b.tenant_id = ${tenant_id} and ${within('b.created_at')}) as passengers,
    (select count(distinct a.manifest_passenger_id) from attendance_events a
      where a.tenant_id = ${tenant_id} and a.status = 'checked_in' and ${within('a.server_time')}) as check_ins,
    (select count(*) from email_logs m
      where m.tenant_id = ${tenant_id} and m.status = 'failed' and ${within('m.created_at')}) as mails_failed,
    (select sum(f.bytes) from file_usage f where f.tenant_id = ${tenant_id}) as storage_bytes,
    (select max(e.created_at) from security_events e
      where e.tenant_id = ${tenant_id} and e.user_id is not null and e.operator is null and ${within('e.created_at')}) as last_active_at`;
  const row = await tx.first(statement(query));
  const number = (name: keyof TenantDay) => Number(row?.[name] ?? 0);
  return {
    active_users: number('active_users'),
    sign_ins: number('sign_ins'),
    bookings: number('bookings'),
    passengers: number('passengers'),
    check_ins: number('check_ins'),
    mails_failed: number('mails_failed'),
    storage_bytes: number('storage_bytes'),
    last_active_at: row?.last_active_at ?? null,
  };
}
