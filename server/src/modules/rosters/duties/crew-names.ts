import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { type CrewNames, tellCrew } from '#modules/bookings/public';
import { isLivingSql } from '../facts/people.ts';

/** Who guides and who steers each of these departures, as the roster has it. */
export async function crewNames(
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<Map<string, CrewNames>> {
  type Row = { session_id: string; position: string; name: string };
  const rows =
    ids.length === 0
      ? []
      : await tx.rows(
          statement<Row>(sql`select a.session_id, a."position", coalesce(m.short_name, m.full_name) as name
            from crew_assignments a join crew_members m on m.tenant_id = a.tenant_id and m.id = a.crew_id
            where a.tenant_id = ${actor.tenantId} and a.session_id = any(${[...ids]}::uuid[]) and ${isLivingSql}
            order by a.created_at, a.id`),
        );
  const by = Map.groupBy(rows, ({ session_id }) => session_id);
  return new Map(
    ids.map((id) => {
      const own = by.get(id) ?? [];
      const first = (position: string) => own.find((row) => row.position === position)?.name;
      return [
        id,
        {
          guide_name: first('guia') ?? null,
          sailor_name: first('comandante') ?? first('marinheiro') ?? null,
        },
      ] as const;
    }),
  );
}

/** Guide and sailor of a departure follow the roster; what somebody typed stays while the roster names nobody. */
export async function followNames(work: Work, before: ReadonlyMap<string, CrewNames>): Promise<void> {
  const after = await crewNames(work, [...before.keys()]);
  const told = [...after].flatMap(([session_id, names]) => {
    const was = before.get(session_id);
    const isSame = was?.guide_name === names.guide_name && was?.sailor_name === names.sailor_name;
    return !was || isSame ? [] : [{ session_id, was, names }];
  });
  tellCrew(work, told);
}
