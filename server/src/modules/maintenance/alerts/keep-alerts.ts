import { isDeepStrictEqual } from 'node:util';
import { isWorse, type Severity } from '@leme/contract/maintenance/alerts';
import type { AlertType } from '@leme/contract/maintenance/alerts/alert-list';
import type { AlertParams } from '@leme/contract/maintenance/alerts/alert-sentence';
import { sql } from 'kysely';
import { newId } from '#kit/ids';
import { announce } from '#kit/realtime/announce';
import { statement } from '#kit/resource/statement';
import type { Following } from '../plans/read-plans.ts';

/** Why an alert is there: what it is known by, how bad it is, and what its sentence is made of. */
export type Cause = {
  dedupe_key: string;
  type: Exclude<AlertType, 'manual'>;
  severity: Severity;
  description: string;
  params: AlertParams;
  motor_id?: string | null;
  boat_id?: string | null;
  plan_asset_id?: string | null;
  stock_item_id?: string | null;
  document_id?: string | null;
  crew_id?: string | null;
  /** The day until which it has to be done. */
  due_on?: string | null;
};

type Pending = {
  id: string;
  dedupe_key: string;
  severity: Severity;
  description: string;
  params: AlertParams;
};

/**
 * Of what was looked at, one pending alert for each cause: raised where it is new, told anew in its place where it became
 * better or worse, ended where the cause is gone. Twice changes nothing the second time; the index keeps two apart who do so
 * at once.
 */
export async function keepAlerts(
  work: Following,
  looked: readonly string[],
  causes: readonly Cause[],
): Promise<void> {
  if (looked.length === 0) return;
  const { tx, actor, now } = work;
  const { tenantId } = actor;
  const pending = await tx.rows(
    statement<Pending>(sql`select t.id, t.dedupe_key, t.severity, t.description, t.params from maintenance_alert t
      where t.tenant_id = ${tenantId} and t.dedupe_key = any(${looked}::text[]) and t.status = 'pendente' order by t.id`),
  );
  const byKey = new Map(causes.map((cause) => [cause.dedupe_key, cause]));
  const known = new Set(pending.map(({ dedupe_key }) => dedupe_key));
  const over = pending.filter(({ dedupe_key }) => !byKey.has(dedupe_key)).map(({ id }) => id);
  if (over.length > 0)
    tx.send(
      statement(sql`update maintenance_alert t set status = 'resolvido', resolution = 'automatic',
          resolved_at = ${now.toString()}::timestamptz
        where t.tenant_id = ${tenantId} and t.id = any(${over}::uuid[]) and t.status = 'pendente'`),
    );
  const changed = pending.flatMap((alert) => {
    const cause = byKey.get(alert.dedupe_key);
    return cause && isOther(alert, cause) ? [{ alert, cause }] : [];
  });
  for (const { alert, cause } of changed) tx.send(retold(work, alert, cause));
  const fresh = causes.filter(({ dedupe_key }) => !known.has(dedupe_key));
  const rows = fresh.length > 0 ? await rowsOf(work, fresh) : [];
  if (rows.length > 0) tx.send(raised(work, rows));
  const telling = { tx, actor: { tenantId, userId: actor.userId ?? '' } };
  const ids = (these: readonly { id: string }[]) => these.map(({ id }) => id);
  announce(telling, 'alerts', 'created', ids(rows));
  announce(telling, 'alerts', 'updated', [...over, ...ids(changed.map(({ alert }) => alert))]);
}

const isOther = (alert: Pending, { severity, description, params }: Cause) =>
  alert.severity !== severity ||
  alert.description !== description ||
  !isDeepStrictEqual(alert.params, params);

/** In its place; what became worse counts as new, whoever saw it or put it off. */
function retold({ actor, now }: Following, { id, severity }: Pending, cause: Cause) {
  const rises = isWorse(cause.severity, severity)
    ? sql`, risen_at = ${now.toString()}::timestamptz, acknowledged_by = null, acknowledged_at = null,
        snoozed_until = null`
    : sql``;
  return statement(sql`update maintenance_alert t set severity = ${cause.severity}, description = ${cause.description},
      params = ${JSON.stringify(cause.params)}::jsonb, due_at = ${dueAt(cause, actor.timezone)}::timestamptz,
      document_id = ${cause.document_id ?? null}::uuid ${rises}
    where t.tenant_id = ${actor.tenantId} and t.id = ${id} and t.status = 'pendente'`);
}

type Fresh = Cause & { id: string; returned: boolean };

/** What a person ended while its cause was there comes back, and says so. */
async function rowsOf({ tx, actor }: Following, fresh: readonly Cause[]): Promise<Fresh[]> {
  const keys = fresh.map(({ dedupe_key }) => dedupe_key);
  const last = await tx.rows(
    statement<{
      dedupe_key: string;
      resolution: string | null;
    }>(sql`select distinct on (t.dedupe_key) t.dedupe_key,
        t.resolution
      from maintenance_alert t where t.tenant_id = ${actor.tenantId} and t.dedupe_key = any(${keys}::text[])
      order by t.dedupe_key, t.created_at desc, t.id desc`),
  );
  const byPeople = new Set(
    last
      .filter(({ resolution }) => resolution === 'cleared' || resolution === 'manual')
      .map((one) => one.dedupe_key),
  );
  return fresh.map((cause) => ({ ...cause, id: newId(), returned: byPeople.has(cause.dedupe_key) }));
}

function raised({ actor, now }: Following, causes: readonly Fresh[]) {
  const rows = causes.map(
    (cause) => sql`(${actor.tenantId}, ${cause.id}, ${cause.type}, ${cause.severity}, ${cause.description},
      ${cause.dedupe_key}, ${JSON.stringify(cause.params)}::jsonb, ${cause.motor_id ?? null}::uuid,
      ${cause.boat_id ?? null}::uuid, ${cause.plan_asset_id ?? null}::uuid, ${cause.stock_item_id ?? null}::uuid,
      ${cause.document_id ?? null}::uuid, ${cause.crew_id ?? null}::uuid,
      ${dueAt(cause, actor.timezone)}::timestamptz, ${cause.returned}, ${now.toString()}::timestamptz)`,
  );
  return statement(sql`insert into maintenance_alert (tenant_id, id, type, severity, description, dedupe_key, params,
      motor_id, boat_id, plan_asset_id, stock_item_id, document_id, crew_id, due_at, returned, created_at)
    values ${sql.join(rows)} on conflict (tenant_id, dedupe_key) where status = 'pendente' do nothing`);
}

/** The last minute of the day until which it has to be done. */
function dueAt({ due_on }: Cause, timeZone: string): string | null {
  if (!due_on) return null;
  return Temporal.PlainDate.from(due_on)
    .toZonedDateTime({ timeZone, plainTime: '23:59' })
    .toInstant()
    .toString();
}
