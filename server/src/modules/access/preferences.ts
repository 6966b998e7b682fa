import { getPreference, setPreference } from '@leme/contract/access/endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { type Served, serve } from '#kit/http/serve';
import { landingKey } from './auth-session/load-session.ts';
import { tellAccess } from './people/auth-session/shut-out.ts';

const mostBytes = 16_384;

/** Personal preferences: favourites, recents, columns. An operator acting in a company has none there. */
export const preferenceEndpoints: Served[] = [
  serve(getPreference, async ({ input, tx, actor }) => {
    const row = await tx.first(
      db
        .selectFrom('user_preferences')
        .select('value')
        .where('tenant_id', '=', actor.tenantId)
        .where('user_id', '=', actor.userId)
        .where('key', '=', input.key),
    );
    return { key: input.key, value: row?.value ?? null };
  }),

  serve(setPreference, async ({ input, tx, actor }) => {
    if (actor.tenantId !== actor.homeTenantId) throw new Problem('forbidden');
    const text = JSON.stringify(input.value);
    if (Buffer.byteLength(text) > mostBytes)
      throw faults([{ pointer: '/value', code: 'too-large', params: { maximum: mostBytes } }]);
    const value = sql<string>`${text}::jsonb`;
    await tx.change(
      db
        .insertInto('user_preferences')
        .values({ tenant_id: actor.tenantId, user_id: actor.userId, key: input.key, value })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'user_id', 'key'])
            .doUpdateSet({ value, updated_at: sql<string>`excluded.updated_at` }),
        ),
    );
    // The session says it.
    if (input.key === landingKey) tellAccess(tx, actor.tenantId, actor.userId);
    return { key: input.key, value: input.value };
  }),
];
