import { sql } from 'kysely';
import type { Person } from '#kit/person/person';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

type Place = {
  id: string;
  booking_id: string;
  position: number;
  code: string;
  date: string;
  product: string;
  name: string | null;
  document: string | null;
  birth_date: string | null;
  is_over: boolean;
};

/**
 * Places a person had on bookings of others: where the document is theirs, or the whole name is and neither document
 * nor birth date says that it is somebody else of that name.
 */
export function companionPlaces(
  { tx, actor, now }: TimedWork,
  person: Person,
  own: readonly string[],
): Promise<Place[]> {
  const names = person.names.filter((name) => name.trim().includes(' '));
  const documents = person.documents.map((number) => number.replace(/\D/g, ''));
  const { births } = person;
  const digits = sql`regexp_replace(coalesce(m.document, ''), '\\D', '', 'g')`;
  return tx.rows(
    statement<Place>(sql`select m.id, m.booking_id, m.position, b.code, s.date::text as date, p.name as product,
        m.name, m.document, m.birth_date::text as birth_date, s.ends_at <= ${now.toString()}::timestamptz as is_over
      from manifest_passengers m
      join bookings b on b.tenant_id = m.tenant_id and b.id = m.booking_id
      join sessions s on s.tenant_id = b.tenant_id and s.id = b.session_id
      join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      where m.tenant_id = ${actor.tenantId} and not (m.booking_id = any(${own}::uuid[]))
        and (${digits} = any(${documents}::text[])
          or app.fold(m.name) in (select app.fold(n) from unnest(${names}::text[]) n)
            and (m.document is null or cardinality(${documents}::text[]) = 0)
            and (m.birth_date is null or cardinality(${births}::text[]) = 0 or m.birth_date::text = any(${births}::text[])))
      order by s.starts_at, b.code, m.position`),
  );
}

/** Takes the person off the places of sailings that are over; who sails is known until then. */
export async function emptyPlaces({ tx, actor }: TimedWork, places: readonly Place[]): Promise<Place[]> {
  const over = places.filter(({ is_over }) => is_over);
  if (over.length === 0) return [];
  await tx.change(
    statement(sql`update manifest_passengers set name = null, document = null, birth_date = null, version = version + 1
      where tenant_id = ${actor.tenantId} and id = any(${over.map(({ id }) => id)}::uuid[])`),
  );
  return over;
}
