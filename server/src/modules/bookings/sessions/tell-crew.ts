import { sql } from 'kysely';
import { announce } from '#kit/realtime/announce';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

export type CrewNames = { guide_name: string | null; sailor_name: string | null };
/** Who guided and steered a departure by the roster, and who does now. */
export type CrewTold = { session_id: string; was: CrewNames; names: CrewNames };

/** Names of a departure follow the roster: a name it no longer has goes, one that somebody typed stays. */
export function tellCrew({ tx, actor }: Work, told: readonly CrewTold[]): void {
  if (told.length === 0) return;
  for (const { session_id, was, names } of told)
    tx.send(
      statement(sql`update sessions t set
          guide_name = coalesce(${names.guide_name}::text, nullif(t.guide_name, ${was.guide_name ?? ''}::text)),
          sailor_name = coalesce(${names.sailor_name}::text, nullif(t.sailor_name, ${was.sailor_name ?? ''}::text))
        where t.tenant_id = ${actor.tenantId} and t.id = ${session_id}`),
    );
  announce(
    { tx, actor },
    'sessions',
    'updated',
    told.map(({ session_id }) => session_id),
  );
}
