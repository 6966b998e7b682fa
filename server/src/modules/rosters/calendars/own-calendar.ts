import { Problem } from '@leme/contract/kit/problem';
import {
  createCrewCalendar,
  readCrewCalendar,
  revokeCrewCalendar,
} from '@leme/contract/rosters/calendar-endpoints';
import { crewCalendars } from '@leme/contract/rosters/crew-calendars';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { type Served, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { ownMember } from '#modules/crew/public';
import { hashOf, newSecret, tokenOf } from './calendar-token.ts';

type Kept = { id: string; created_at: string };

async function ownCalendar({ tx, actor }: Work): Promise<Kept | undefined> {
  return await tx.first(
    statement<Kept>(sql`select c.id, c.created_at from crew_calendars c
      where c.tenant_id = ${actor.tenantId} and c.user_id = ${actor.userId} and c.revoked_at is null`),
  );
}

const reads = serve(readCrewCalendar, async ({ tx, actor }) => ({
  calendar: (await ownCalendar({ tx, actor })) ?? null,
}));

/** Closes what one has, or one of it; answers whether there was any. */
async function revoke({ tx, actor, now }: TimedWork, id: string | null): Promise<boolean> {
  const closed = await tx.rows(
    statement<{ id: string }>(sql`update crew_calendars c set revoked_at = ${now.toString()}::timestamptz
      where c.tenant_id = ${actor.tenantId} and c.user_id = ${actor.userId} and c.revoked_at is null
        and (${id}::uuid is null or c.id = ${id}::uuid) returning c.id`),
  );
  record(
    { tx, actor },
    crewCalendars,
    closed.map((each) => ({
      id: each.id,
      action: 'updated' as const,
      before: { revoked_at: null },
      after: { revoked_at: now.toString() },
    })),
  );
  return closed.length > 0;
}

const creates = serve(createCrewCalendar, async ({ tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const member = actor.partner ? undefined : await ownMember(work);
  if (!member) throw new Problem('not-found');
  // Of two who ask at once the second waits here, and closes what the first was given.
  await tx.rows(
    statement(sql`select m.id from crew_members m where m.tenant_id = ${actor.tenantId} and m.id = ${member.id}
      for no key update`),
  );
  await revoke(work, null);
  const [id, secret] = [newId(), newSecret()];
  const created_at = new Date(work.now.epochMilliseconds).toISOString();
  const row = {
    tenant_id: actor.tenantId,
    id,
    user_id: actor.userId,
    token_hash: hashOf(secret),
    created_at,
  };
  for (const insert of insertRows('crew_calendars', [row])) await tx.change(insert);
  record({ tx, actor }, crewCalendars, { id, action: 'created', after: { created_at } });
  return { id, created_at, token: tokenOf(actor.tenantId, secret) };
});

const revokes = serve(revokeCrewCalendar, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const there = await tx.rows(
    statement(sql`select c.id from crew_calendars c
      where c.tenant_id = ${actor.tenantId} and c.id = ${input.id} and c.user_id = ${actor.userId}`),
  );
  if (there.length === 0) throw new Problem('not-found');
  await revoke(work, input.id);
  return { id: input.id };
});

export const servesOwnCalendar: Served[] = [reads, creates, revokes];
