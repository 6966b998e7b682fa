import { sql } from 'kysely';

/** Whether the person of a row (`p.id`) has one that is confirmed: signing in then takes a code. */
export function hasSecondFactor(tenant_id: string, person: 'p.id' | 'a.id' | 's.user_id') {
  return sql<boolean>`exists (
    select 1 from auth_second_factors as f
    where f.tenant_id = ${tenant_id} and f.user_id = ${sql.ref(person)} and f.confirmed_at is not null
  )`;
}
