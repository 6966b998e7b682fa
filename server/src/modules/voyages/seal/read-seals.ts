import { Problem } from '@leme/contract/kit/problem';
import { type SealFile, type SealValue, sealText } from '@leme/contract/voyages/seal/seal';
import {
  type DepartureSeal,
  listDepartureSeals,
  readSealFile,
} from '@leme/contract/voyages/seal/seal-endpoints';
import { sql } from 'kysely';
import { type Served, serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

const servesList = serve(listDepartureSeals, async ({ input, tx, actor }) => {
  const { tenantId } = actor;
  // Whoever said second that a boat left named a voyage of its own: it counts for the same one.
  const data = await tx.rows(
    statement<DepartureSeal>(sql`select s.id, s.root, s.result, s.amends, s.sealed_by, s.intact, s.sealed_at, s.created_at,
        coalesce(u.full_name, '–') as by, s.known,
        jsonb_array_length(s.header::jsonb -> 'leaves') as people,
        jsonb_array_length(s.header::jsonb -> 'leaves') - (select count(*)::int from sealed_values v
          where v.tenant_id = ${tenantId} and v.seal_id = s.id) as erased
      from departure_seals s left join profiles u on u.tenant_id = ${tenantId} and u.id = s.user_id
      where s.tenant_id = ${tenantId} and (s.voyage_id = ${input.voyage_id} or s.voyage_id in (
        select v.voyage_id from logbook_events v
        where v.tenant_id = ${tenantId} and v.entry_id = ${input.voyage_id}))
      order by s.created_at, s.id limit 100`),
  );
  return { data };
});

const servesFile = serve(readSealFile, async ({ input, tx, actor }) => {
  const seal = await tx.first(
    statement<{ header: string; root: string }>(sql`select s.header, s.root from departure_seals s
      where s.tenant_id = ${actor.tenantId} and s.id = ${input.id}`),
  );
  if (!seal) throw new Problem('not-found');
  const kept = await tx.rows(
    statement<{ place: number; value: string }>(sql`select v.place, v.value from sealed_values v
      where v.tenant_id = ${actor.tenantId} and v.seal_id = ${input.id} order by v.place limit 3000`),
  );
  const byPlace = new Map(kept.map(({ place, value }) => [place, JSON.parse(value) as SealValue]));
  const header = JSON.parse(seal.header) as SealFile['header'];
  const values = header.leaves.map((_, place) => byPlace.get(place) ?? null);
  return { root: seal.root, text: sealText({ header, root: seal.root, values }) };
});

/** The seals of a voyage, and each as the file it is. */
export const servesSeals: Served[] = [servesList, servesFile];
