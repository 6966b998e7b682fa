import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { crewLeave } from '@leme/contract/crew/crew-leave';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { eraseMember } from '@leme/contract/crew/erasure';
import { faults } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { forgetCopies } from '#kit/person/forget-copies';
import { namesPerson } from '#kit/person/names-person';
import { nobody, type Person, personOf } from '#kit/person/person';
import { releaseFiles } from '#kit/resource/files/release-files';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import type { Register } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** Somebody is taken out of the crew and its papers; who did what when stays, of a person without a name. */
export const servesMemberErasure = serve(eraseMember, async ({ input, tx, actor, clock, registers }) => {
  const { id, reason } = input;
  const work = { tx, actor };
  const register = registers.named(crewMembers.name);
  const row = await findRow(register, work, id, { lock: 'alone' });
  const person = personWith(register, row);
  if (namesPerson(reason, person)) throw faults([{ pointer: '/reason', code: 'personal' }]);
  const now = clock.now();
  const children = await childrenOf(work, id);
  await releaseFiles(tx, actor.tenantId, { resource: crewCredentials, where: sql`t.crew_id = ${id}` });
  await releaseFiles(tx, actor.tenantId, { resource: crewMembers, where: sql`t.id = ${id}` });
  const histories = children.map((child) => ({ resource: child.resource, id: child.id }));
  await forgetCopies({ tx, actor, now }, person, {
    touched: children.map((child) => child.id),
    histories,
    files: [],
  });
  const erased_at = now.toString();
  await emptyRows(work, id, erased_at);
  await register.rules.afterRemoval?.({ row, tx, actor });
  record(work, crewMembers, { id, action: 'erased', after: { reason } });
  const papers = children.filter(({ resource }) => resource === crewCredentials.name).length;
  return { id, erased_at, papers };
});

/** Whoever is called in an emergency names the person, too. */
function personWith(register: Register, row: AnyRow): Person {
  const person = personOf(register, [row]);
  const kin = [row.next_of_kin_name].filter((name) => typeof name === 'string' && name !== '');
  return { ...person, marks: [...person.marks, ...kin.map((name) => `%${name}%`)] };
}

function childrenOf({ tx, actor }: Work, id: string): Promise<{ resource: string; id: string }[]> {
  const of = (resource: { name: string; table: string }) =>
    sql`select ${resource.name}::text as resource, t.id from ${sql.table(resource.table)} t
      where t.tenant_id = ${actor.tenantId} and t.crew_id = ${id}`;
  return tx.rows(statement(sql`${of(crewCredentials)} union all ${of(crewLeave)}`));
}

/** Every field marked personal and every picture: what is left says that there was somebody, in which positions. */
async function emptyRows({ tx, actor }: Work, id: string, erased_at: string): Promise<void> {
  const { tenantId, userId } = actor;
  const personal = Object.entries(crewMembers.fields).filter(([, { personal }]) => personal);
  const emptied = personal.map(([name, { required }]) =>
    required ? sql`${sql.ref(name)} = ${nobody}` : sql`${sql.ref(name)} = null`,
  );
  const gone = sql`version = version + 1, updated_at = now(), deleted_at = coalesce(deleted_at, ${erased_at}::timestamptz),
    deleted_by = coalesce(deleted_by, ${userId}::uuid)`;
  await tx.change(
    statement(sql`update crew_members set ${sql.join(emptied)}, photo = null, languages = '{}', daily_rate = null,
        trip_rate = null, status = 'inactive', erased_at = ${erased_at}, ${gone}
      where tenant_id = ${tenantId} and id = ${id}`),
  );
  await tx.change(
    statement(sql`update crew_credentials set number = ${nobody}, issuer = null, front = null, back = null, ${gone}
      where tenant_id = ${tenantId} and crew_id = ${id}`),
  );
  await tx.change(
    statement(sql`update crew_leave set number = null, ${gone}
      where tenant_id = ${tenantId} and crew_id = ${id}`),
  );
}
