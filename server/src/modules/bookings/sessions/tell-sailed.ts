import { sql } from 'kysely';
import { announce } from '#kit/realtime/announce';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** When the boats of a departure really left, and were all back. */
export type Sailed = { session_id: string; departed_at: string | null; returned_at: string | null };

/** A departure says what the logbook knows of it; nobody's edit of it is outdated by that. */
export function tellSailed({ tx, actor }: Work, sailed: readonly Sailed[]): void {
  for (const { session_id, departed_at, returned_at } of sailed)
    tx.send(
      statement(sql`update sessions t set departed_at = ${departed_at}::timestamptz,
          returned_at = ${returned_at}::timestamptz
        where t.tenant_id = ${actor.tenantId} and t.id = ${session_id}`),
    );
  announce(
    { tx, actor },
    'sessions',
    'updated',
    sailed.map(({ session_id }) => session_id),
  );
}
