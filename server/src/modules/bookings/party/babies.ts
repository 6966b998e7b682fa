import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** Fares of babies among some, and whether these take places for people in the company. */
type Babies = { fares: ReadonlySet<string>; areCounted: boolean };

/** Babies are of a fare INFANT whose people are not one year old. */
export async function babiesOf({ tx, actor }: Work, fareIds: readonly string[]): Promise<Babies> {
  const rows = await tx.rows(
    statement<{
      id: string;
      is_placeless: boolean;
    }>(sql`select f.id, coalesce(s.infants_take_no_place, false) as is_placeless
      from fare_types f left join booking_settings s on s.tenant_id = f.tenant_id
      where f.tenant_id = ${actor.tenantId} and f.id = any(${[...fareIds]}::uuid[])
        and f.code = 'INFANT' and f.max_age = 0`),
  );
  return {
    fares: new Set(rows.map(({ id }) => id)),
    areCounted: rows.every(({ is_placeless }) => !is_placeless),
  };
}

type Fares = readonly { fare_type_id: string; quantity: number }[];

/** How many places for people a party takes: one at least. */
export function placesTaken(party: Fares, { fares, areCounted }: Babies): number {
  const counted = party.filter(({ fare_type_id }) => areCounted || !fares.has(fare_type_id));
  return Math.max(
    1,
    counted.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}
