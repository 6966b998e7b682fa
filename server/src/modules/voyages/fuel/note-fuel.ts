import { boats } from '@leme/contract/fleet/boats';
import { motors } from '@leme/contract/fleet/motors/motors';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { noteFuel, type RefusedFill } from '@leme/contract/voyages/fuel/endpoints';
import type { FillWarning } from '@leme/contract/voyages/fuel/fill-warnings';
import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import { claimFiles } from '#kit/resource/files/claim-files';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { readMeter } from '#modules/fleet/public';
import { momentOf } from '../logbook/moment-of.ts';
import { motorOf } from '../motor-of.ts';
import { requireSender } from '../require-sender.ts';
import { whyNotOfTank } from './own-tank.ts';
import type { SentFill } from './sent-fill.ts';
import { takeBack } from './take-back.ts';
import { warnOf } from './warn-of-fill.ts';
import { writeFuel } from './write-fuel.ts';

type Result = {
  id: string;
  outcome: 'stored' | 'known' | 'refused';
  reason: RefusedFill | null;
  warnings: FillWarning[];
};

/** A phone sends what it queued, in any order and as often as it likes: an id counts once, and hours become readings. */
export const servesNewFuel = serve(noteFuel, async ({ input, tx, actor, clock, hooks }) => {
  requireSender(input, actor, 'quick-fuel');
  const work = { tx, actor, now: clock.now() };
  const whyNot = await refusals(
    work,
    input.events.filter(({ reverses_id }) => reverses_id === null),
  );
  const results: Result[] = [];
  for (const sent of input.events) {
    const event = atItsMoment(sent, input.sent_at, work.now);
    const { id } = event;
    if (event.reverses_id !== null) {
      results.push({ id, warnings: [], ...(await noteReversal(work, hooks, event)) });
      continue;
    }
    const reason = whyNot(event) ?? (await whyNoPhoto(work, event)) ?? (await whyNotOfTank(work, event));
    if (reason !== null) {
      results.push({ id, outcome: 'refused', reason, warnings: [] });
      continue;
    }
    const motor_id = event.hours === null ? event.motor_id : await motorOf(work, event);
    const session_id = await sailingOf(work, event);
    const unit = await unitOf(work, event);
    const noted = { ...event, motor_id, session_id, unit, is_cost: true, reverses_id: null, reason: null };
    const isNew = await writeFuel(work, hooks, noted);
    const warnings = isNew ? await warnOf(work, event) : [];
    results.push({ id, outcome: isNew ? 'stored' : 'known', reason: null, warnings });
    if (!isNew || motor_id === null || event.hours === null) continue;
    const { hours, taken_at } = event;
    // What the dial said is kept whatever it was before; a reading that cannot be waits for somebody.
    const read = await readMeter(work, hooks, motor_id, { hours, taken_at, source: 'fuel', confirmed: true });
    await read.tell();
  }
  return { results };
});

/** A device that says when it sends is believed how long ago it was, whatever its clock shows. */
function atItsMoment(event: SentFill, sent_at: string | null, now: Temporal.Instant): SentFill {
  if (sent_at === null) return event;
  const at = Temporal.Instant.from(momentOf({ client_time: event.taken_at }, sent_at, now));
  return { ...event, taken_at: at.toString({ smallestUnit: 'millisecond' }) };
}

/** A fill is taken back, once, however often a phone says so. */
async function noteReversal(
  work: TimedWork,
  hooks: Pick<AllHooks, 'costsMoney' | 'crossesMinimum' | 'stockCame'>,
  { id, reverses_id, reason }: SentFill,
): Promise<Pick<Result, 'outcome' | 'reason'>> {
  const { tx, actor } = work;
  const isThere = await tx.first(
    statement<{ id: string }>(sql`select e.id from fuel_entries e where e.tenant_id = ${actor.tenantId}
      and e.id = ${id} and e.reverses_id = ${reverses_id}`),
  );
  if (isThere) return { outcome: 'known', reason: null };
  if (!actor.permissions.has('quick-fuel:update')) return { outcome: 'refused', reason: 'not-allowed' };
  const taken = await takeBack(work, hooks, { id: reverses_id ?? '', reason, opposite: id });
  return typeof taken === 'string'
    ? { outcome: 'refused', reason: taken }
    : { outcome: 'stored', reason: null };
}

/** A boat that runs on electricity takes kilowatt hours. */
async function unitOf({ tx, actor }: TimedWork, { boat_id }: SentFill): Promise<'L' | 'kWh'> {
  const boat = await tx.first(
    statement<{ fuel_type: string | null }>(sql`select b.fuel_type from boats b
      where b.tenant_id = ${actor.tenantId} and b.id = ${boat_id}`),
  );
  return boat?.fuel_type === 'eletrico' ? 'kWh' : 'L';
}

/** The departure the boat was out for, if it was. */
async function sailingOf({ tx, actor }: TimedWork, { boat_id, taken_at }: SentFill): Promise<string | null> {
  const out = await tx.first(
    statement<{ session_id: string | null }>(sql`select e.session_id from logbook_entries e
      where e.tenant_id = ${actor.tenantId} and e.boat_id = ${boat_id} and e.status in ('open', 'closed')
        and e.departed_at <= ${taken_at}::timestamptz
        and (e.returned_at is null or e.returned_at >= ${taken_at}::timestamptz)
      order by e.created_at desc, e.id desc limit 1`),
  );
  return out?.session_id ?? null;
}

/** A picture is one that was sent for it. */
async function whyNoPhoto({ tx, actor }: TimedWork, { photo }: SentFill): Promise<RefusedFill | null> {
  const faults = await claimFiles(fuelEntries, { changed: { photo }, tx, actor });
  return faults.length > 0 ? 'unknown-photo' : null;
}

const named = [
  ['boat_id', boats, 'unknown-boat'],
  ['motor_id', motors, 'unknown-motor'],
  ['supplier_id', suppliers, 'unknown-supplier'],
] as const;

/** What may not count: the right is lost, something does not exist, or it has not happened yet. */
async function refusals(
  work: TimedWork,
  events: readonly SentFill[],
): Promise<(event: SentFill) => RefusedFill | null> {
  const latest = work.now.add({ minutes: 10 });
  const held = new Map<string, ReadonlySet<string>>();
  for (const [name, resource] of named)
    held.set(name, await holdRows(resource, work, events.flatMap((event) => event[name] ?? []).toSorted()));
  return (event) => {
    if (!work.actor.permissions.has('quick-fuel:create')) return 'not-allowed';
    for (const [name, , reason] of named) {
      const id = event[name];
      if (id !== null && !held.get(name)?.has(id)) return reason;
    }
    if (Temporal.Instant.compare(event.taken_at, latest) > 0) return 'future';
    return event.total === 0 && event.payer === 'caixa' && event.item_id === null ? 'no-money' : null;
  };
}
