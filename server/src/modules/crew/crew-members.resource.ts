import { crewLeave } from '@leme/contract/crew/crew-leave';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { youngestAboard } from '@leme/contract/crew/positions';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { isShut } from './shut-files.ts';

/** Nobody works aboard before that age, by the calendar of the company. */
async function tooYoung({ values, before, tx, actor }: Saving): Promise<Fault[]> {
  const { birth } = values;
  if (!birth || birth === before?.birth) return [];
  const found = await tx.first(
    statement<{ is_young: boolean }>(sql`select ${birth}::date >
      ((now() at time zone ${actor.timezone})::date - make_interval(years => ${youngestAboard}))::date as is_young`),
  );
  return found?.is_young
    ? [{ pointer: '/birth', code: 'too-young', params: { minimum: youngestAboard } }]
    : [];
}

/** An account is one person's: whose it is says so by name. Of two that are linked at once the index keeps one. */
async function accountTaken({ values, before, id, tx, actor }: Saving): Promise<Fault[]> {
  const { user_id } = values;
  if (!user_id || user_id === before?.user_id) return [];
  const other = await tx.first(
    statement<{ name: string }>(sql`select t.full_name as name from crew_members t
      where t.tenant_id = ${actor.tenantId} and t.user_id = ${user_id} and t.id <> ${id} and t.deleted_at is null limit 1`),
  );
  return other ? [{ pointer: '/user_id', code: 'account-taken', params: { name: other.name } }] : [];
}

const check = async (saving: Saving) => [...(await tooYoung(saving)), ...(await accountTaken(saving))];

/** Who was forgotten stays for the trail and for what was done; nobody sees them again. */
const forgotten = { hidden: sql`t.erased_at is not null`, idsOf: async () => [] };

/** Whoever held papers stays in the archive, however long ago they were deleted, until they are forgotten. */
const archived = (tenantId: string) =>
  sql`exists (select 1 from crew_credentials c where c.tenant_id = ${tenantId} and c.crew_id = t.id)`;

/** Two leaves of one person share no day; of two that are typed at once the constraint keeps one. */
async function crossing({ values, id, tx, actor }: Saving): Promise<Fault[]> {
  const found = await tx.first(
    statement<{ id: string }>(sql`select t.id from crew_leave t
      where t.tenant_id = ${actor.tenantId} and t.crew_id = ${values.crew_id} and t.id <> ${id}
        and t.deleted_at is null and t.starts_on <= ${values.ends_on}::date and t.ends_on >= ${values.starts_on}::date
      limit 1`),
  );
  return found ? [{ pointer: '/starts_on', code: 'leave-crosses' }] : [];
}

export const servesCrewMembers = [
  ...serveResource(crewMembers, { check, shuts: isShut, former: forgotten, archives: archived }),
  ...serveResource(crewLeave, { check: crossing }),
];
