import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { dayIn } from '@leme/contract/kit/values/days';
import { causeOf } from '@leme/contract/maintenance/alerts';
import { decideDeparture, firstCheck } from '@leme/contract/voyages/gate/decide-departure';
import { departureSettings } from '@leme/contract/voyages/gate/departure-settings';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateSentence } from '@leme/contract/voyages/gate/gate-sentence';
import { sql } from 'kysely';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Tx } from '#kit/database/transaction';
import type { AllHooks } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import { decidedBy } from '#kit/settings/decided';
import { type Cause, type Following, keepAlerts } from '#modules/maintenance/public';
import { caused } from '../caused.ts';
import { followDepartures } from '../count/follow-departures.ts';
import { countOf, departuresIn, type Said, saidOf, saidOfBoats } from '../count/said-of-boats.ts';
import { readDay } from './read-day.ts';

const hoursAhead = 2;

/** A departure of which somebody is missing: the seal it left by, and how many. */
export type MissingPeople = { id: string; count: number };
type Tell = (tx: Tx, missing: readonly MissingPeople[], addresses: readonly string[]) => Promise<void>;
type Watching = { tenantTx: TenantTx; hooks: Pick<AllHooks, 'namesCrew'>; tell: Tell };

/**
 * Looks at what leaves within two hours and is not cleared, which rings once, and at who is missing, which rings again
 * whatever somebody ended by hand, until the person is found or it is closed in words.
 */
export async function evaluateDepartures(
  { tenantTx, hooks, tell }: Watching,
  tenantId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tenantTx.write(tenantId, async (tx) => {
    const told = await tx.first(
      statement<{ zone: string }>(sql`select coalesce((select c.timezone from company_settings c
        where c.tenant_id = ${tenantId}), 'America/Sao_Paulo') as zone`),
    );
    const work: Following = { tx, actor: { tenantId, timezone: told?.zone ?? 'America/Sao_Paulo' }, now };
    const date = dayIn(work.actor.timezone, now);
    const { data } = await readDay(work, hooks, { date, now, seesHealth: false });
    await followGates(work, data);
    const boats = await boatsSpokenOf(work);
    if (boats.size === 0) return;
    const said = await saidOfBoats(work, [...boats.keys()], now);
    await followDepartures(work, said, boats);
    const { missing_mails } = await decidedBy(tx, tenantId, departureSettings);
    await tell(tx, missingIn(said), addressesIn(missing_mails));
  });
}

function isAhead({ starts_at, seals, voyage }: Departing, now: Temporal.Instant): boolean {
  if (seals.length > 0 || voyage !== null) return false;
  const starts = Temporal.Instant.from(starts_at);
  const isSoon = Temporal.Instant.compare(starts, now.add({ hours: hoursAhead })) <= 0;
  return isSoon && Temporal.Instant.compare(starts, now) > 0;
}

async function followGates(work: Following, data: readonly Departing[]): Promise<void> {
  const keyOf = ({ session_id, boat_id }: Departing) => causeOf.occurrence(`red:${session_id}:${boat_id}`);
  const causes = data.flatMap((departing): Cause[] => {
    if (!isAhead(departing, work.now)) return [];
    const gate = decideDeparture(departing.facts);
    const first = firstCheck(gate);
    if (gate.result !== 'NO_GO' || !first) return [];
    const { boat, boat_id, start_time: time } = departing;
    const params = { kind: 'red', boat, time, text: gateSentence(first.says, csvLocale) };
    return [caused({ type: 'occurrence', dedupe_key: keyOf(departing), severity: 'alta', params, boat_id })];
  });
  await keepAlerts(work, data.map(keyOf), causes);
}

/** The boats of which something was said lately, by their names. */
async function boatsSpokenOf({ tx, actor, now }: Following): Promise<Map<string, string>> {
  const since = now.subtract({ hours: 24 * 30 }).toString();
  const rows = await tx.rows(
    statement<{ id: string; boat_name: string }>(sql`select b.id, b.boat_name from boats b
      where b.tenant_id = ${actor.tenantId} and exists (select 1 from departure_seals s
        where s.tenant_id = ${actor.tenantId} and s.boat_id = b.id and s.created_at > ${since}::timestamptz)
      order by b.id`),
  );
  return new Map(rows.map(({ id, boat_name }) => [id, boat_name]));
}

function missingIn(said: Said): MissingPeople[] {
  return departuresIn(said).flatMap((where) => {
    const own = saidOf(said, where);
    const [seal] = own.seals;
    const { missing } = countOf(own);
    return seal && missing.length > 0 ? [{ id: seal.id, count: missing.length }] : [];
  });
}

const addressesIn = (text: string | null) =>
  (text ?? '').split(/[\s,;]+/).filter((each) => each.includes('@'));
