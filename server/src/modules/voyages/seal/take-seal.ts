import { dayIn } from '@leme/contract/kit/values/days';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { canonical } from '@leme/contract/voyages/seal/canonical';
import { composeSeal } from '@leme/contract/voyages/seal/compose-seal';
import { type SealFile, sealDeparture } from '@leme/contract/voyages/seal/seal';
import { verifyFile } from '@leme/contract/voyages/seal/verify-seal';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type Outcome, refused, type SentDeparture, stored } from '../count/sent.ts';
import { readDay } from '../gate/read-day.ts';
import { momentOf } from '../logbook/moment-of.ts';
import { frozenBy } from './frozen-by.ts';

type Around = { hooks: Pick<AllHooks, 'namesCrew'>; sent_at: string | null; device_id: string | null };

/**
 * Stores a seal as it arrived, and beside it what the server knew; without one the server seals what it knows itself. That a
 * boat left is never refused: what does not verify is kept and says so.
 */
export async function takeSeal(work: TimedWork, event: SentDeparture, around: Around): Promise<Outcome> {
  const { tx, actor, now } = work;
  const { id, boat_id, session_id, voyage_id, counted, others, amends } = event;
  if (voyage_id === null) return refused(id, 'incomplete');
  const departing = session_id === null ? undefined : await readDeparting(work, event, around.hooks);
  const frozen = frozenBy(event);
  const before = amends === null ? undefined : await readRoot(work, amends);
  const at = momentOf(event, around.sent_at, now);
  const own =
    departing &&
    composeSeal(departing.departing, {
      company: { id: actor.tenantId, name: departing.name },
      voyage_id,
      by: { id: actor.userId, name: actor.fullName },
      sealed_by: 'server',
      sealed_at: at,
      zone: actor.timezone,
      amends: before ?? null,
      counted,
      others: others ?? 0,
    });
  const file = frozen ?? (own && (await sealDeparture(own.header, own.leaves)));
  if (!file) return refused(id, 'unknown-departure');
  const { faults } = await verifyFile(file);
  const arrived = file.header.gate;
  const differs = (own?.gate.checks ?? []).flatMap(({ code, state }) => {
    const theirs = arrived.checks.find((check) => check.code === code);
    return theirs?.state === state ? [] : [code];
  });
  const row = {
    tenant_id: actor.tenantId,
    id,
    voyage_id,
    boat_id,
    session_id,
    amends: before === undefined ? null : amends,
    root: file.root,
    header: canonical(file.header),
    result: arrived.result,
    sealed_by: file.header.sealed_by,
    intact: faults.length === 0,
    // Cancelled or given another boat meanwhile, it left all the same, and what the device froze is kept.
    known: JSON.stringify({ result: own?.gate.result ?? null, differs }),
    sealed_at: at,
    device_id: around.device_id,
    user_id: actor.userId,
  };
  for (const insert of insertRows('departure_seals', [row])) tx.send(insert);
  for (const insert of insertRows('sealed_values', valuesOf(work, id, file))) tx.send(insert);
  return { ...stored(id), gate: row.result, intact: row.intact, root: row.root };
}

function valuesOf({ actor }: TimedWork, seal_id: string, { values }: SealFile) {
  return values.flatMap((value, place) =>
    value === null
      ? []
      : {
          tenant_id: actor.tenantId,
          seal_id,
          place,
          kind: value.of,
          row_id: value.id,
          value: canonical(value),
        },
  );
}

async function readDeparting(
  work: TimedWork,
  { session_id, boat_id }: SentDeparture,
  hooks: Around['hooks'],
): Promise<{ name: string; departing: Departing } | undefined> {
  const { tx, actor, now } = work;
  const sails = await tx.first(
    statement<{ date: string }>(sql`select s.date::text as date from sessions s
      where s.tenant_id = ${actor.tenantId} and s.id = ${session_id}::uuid`),
  );
  const date = sails?.date ?? dayIn(actor.timezone, now);
  const { company, data } = await readDay(work, hooks, { date, now, seesHealth: true });
  const departing = data.find((each) => each.session_id === session_id && each.boat_id === boat_id);
  return departing && { name: company, departing };
}

async function readRoot({ tx, actor }: TimedWork, id: string): Promise<string | undefined> {
  const row = await tx.first(
    statement<{ root: string }>(sql`select s.root from departure_seals s
      where s.tenant_id = ${actor.tenantId} and s.id = ${id}`),
  );
  return row?.root;
}
