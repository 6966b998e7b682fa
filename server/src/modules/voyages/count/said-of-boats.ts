import type { CountEvent } from '@leme/contract/voyages/count/count-events';
import { countingSeals, expectedPeople } from '@leme/contract/voyages/count/expected-people';
import { type Count, foldCount } from '@leme/contract/voyages/count/fold-count';
import type { GateCode, GateResult } from '@leme/contract/voyages/gate/gate-checks';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Looking } from '../gate/day-rows.ts';

/** What is older than this keeps no boat ashore any more. */
const days = 30;

type Where = { voyage_id: string | null; boat_id: string; session_id: string | null };
export type SealRow = Where & {
  id: string;
  root: string;
  result: GateResult;
  amends: string | null;
  sealed_at: string;
  aboard: number;
  people: string[];
};
export type SaidRow = Where &
  CountEvent & { at: string; by: string; check: GateCode | null; created_at: string };

/** Seals and what was said of the departures of boats lately: two statements. */
export async function saidOfBoats({ tx, actor }: Looking, boats: readonly string[], now: Temporal.Instant) {
  const since = now.subtract({ hours: 24 * days }).toString();
  const { tenantId } = actor;
  const seals = await tx.rows(
    statement<SealRow>(sql`select s.id, s.voyage_id, s.boat_id, s.session_id, s.root, s.result, s.amends, s.sealed_at,
        (s.header::jsonb -> 'counts' ->> 'aboard')::int as aboard,
        array(select v.row_id from sealed_values v where v.tenant_id = ${tenantId} and v.seal_id = s.id
          and v.kind = 'passenger' and v.row_id is not null order by v.place) as people
      from departure_seals s where s.tenant_id = ${tenantId} and s.boat_id = any(${[...boats]}::uuid[])
        and s.created_at > ${since}::timestamptz order by s.created_at, s.id limit 2000`),
  );
  const rows = await tx.rows(
    statement<
      Where & Pick<SaidRow, 'id' | 'kind' | 'step' | 'at' | 'by' | 'created_at'> & { said: Partial<SaidRow> }
    >(sql`select e.id, e.voyage_id, e.boat_id, e.session_id, e.kind, e.step, e.at, e.created_at, e.said,
        coalesce(u.full_name, '–') as by
      from departure_events e left join profiles u on u.tenant_id = ${tenantId} and u.id = e.user_id
      where e.tenant_id = ${tenantId} and e.boat_id = any(${[...boats]}::uuid[])
        and e.created_at > ${since}::timestamptz order by e.step, e.id limit 5000`),
  );
  const silent = { moment: null, counted: null, people: [], mark: null, check: null, text: null };
  return { seals, said: rows.map(({ said, ...event }): SaidRow => ({ ...silent, ...event, ...said })) };
}

export type Said = Awaited<ReturnType<typeof saidOfBoats>>;

/** Of one departure of a boat, however many phones spoke of it. */
export function saidOf({ seals, said }: Said, { session_id, boat_id, voyage_id }: Where): Said {
  const isIts = (each: Where) =>
    each.boat_id === boat_id &&
    (session_id === null ? each.voyage_id === voyage_id : each.session_id === session_id);
  return { seals: seals.filter(isIts), said: said.filter(isIts) };
}

/** Who has to come back. Who was erased is still one. */
export function expectedOf(seals: readonly SealRow[]): string[] {
  const erased = Math.max(0, ...countingSeals(seals).map(({ aboard, people }) => aboard - people.length));
  return [...expectedPeople(seals), ...Array.from({ length: erased }, (_, at) => `erased-${at}`)];
}

export const countOf = ({ seals, said }: Said): Count => foldCount(expectedOf(seals), said);

/** Whether a departure that was not cleared waits for somebody's word. */
export const waitsForWord = ({ seals, said }: Said) =>
  seals.some(({ result }) => result === 'NO_GO') && !said.some(({ kind }) => kind === 'answered');

/** The departures that boats made lately, each by itself. */
export function departuresIn(all: Said): Where[] {
  const keys = new Map<string, Where>();
  for (const { boat_id, session_id, voyage_id } of [...all.seals, ...all.said])
    keys.set(`${boat_id} ${session_id ?? voyage_id}`, { boat_id, session_id, voyage_id });
  return [...keys.values()];
}
