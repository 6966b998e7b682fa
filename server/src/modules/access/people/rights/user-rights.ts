import {
  type Decision,
  decider,
  exceptionsFor,
  mayEndException,
  mayStoreException,
} from '@leme/contract/access/grants';
import { exceptionLine, oneLine, type ToldException } from '@leme/contract/access/people/exception-lines';
import type { Keeper } from '@leme/contract/access/people/manage';
import {
  copyUserRights,
  getUserRights,
  mostExceptions,
  putUserRights,
} from '@leme/contract/access/people/rights-endpoints';
import { users } from '@leme/contract/access/people/users';
import { type Action, actions } from '@leme/contract/access/permission';
import { isLapsed } from '@leme/contract/access/plans/subscription';
import { isResource, resources, type Subject } from '@leme/contract/access/resources';
import { isRole, type Role } from '@leme/contract/access/roles';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { AllHooks } from '#kit/hooks';
import { type Served, servePeople } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { subscriptionOf } from '../../auth-session/load-session.ts';
import { linesOf } from '../../rights/resolve-permissions.ts';
import { activeResources, type Exception } from '../../rights/rights-of-lines.ts';
import { tellAccess } from '../auth-session/shut-out.ts';
import { type Person, personOf, shownPerson, stalePerson } from '../person-queries.ts';
import { keeperOf, keptPerson } from './keeper.ts';

export const servesUserRights: Served[] = [
  servePeople(getUserRights, async ({ input, tx, actor, clock, hooks }) => {
    const keeper = await keeperOf(tx, actor);
    const person = await shownPerson({ tx, actor, hooks }, keeper, input.id);
    const told = await rightsOf(tx, actor.tenantId, { person, now: clock.now() });
    return { user: person, ...told };
  }),
  servePeople(putUserRights, async ({ input, tx, actor, clock, hooks }) => {
    const work = { tx, actor, hooks, now: clock.now() };
    const { person, keeper } = await keptPerson(work, input.id);
    return await saveExceptions(work, { person, keeper }, input);
  }),
  servePeople(copyUserRights, async ({ input, tx, actor, clock, hooks }) => {
    const work = { tx, actor, hooks, now: clock.now() };
    const { from, reason, version } = input;
    const { person, keeper } = await keptPerson(work, input.id);
    const [other, mine] = await Promise.all([personOf(work, from), exceptionsOf(work, person)]);
    if (other.role !== person.role) throw faults([{ pointer: '/from', code: 'other-role' }]);
    const theirs = await exceptionsOf(work, other);
    const given = theirs.filter((each) => mayStoreException(actor, roleOf(person), each));
    const isCopied = new Set(given.map(nameOf));
    const kept = mine.filter((each) => !isCopied.has(nameOf(each)));
    const exceptions = [...kept, ...given.map((each) => ({ ...each, reason }))] as Sent['exceptions'];
    if (exceptions.length > mostExceptions)
      throw faults([{ pointer: '/from', code: 'too-many-exceptions', params: { maximum: mostExceptions } }]);
    const saved = await saveExceptions(work, { person, keeper }, { version, exceptions });
    return { ...saved, copied: given.length, left: theirs.length - given.length };
  }),
];

type Sent = Omit<InputOf<typeof putUserRights>, 'id'>;
type Named = { resource: string; action: string };
const nameOf = ({ resource, action }: Named) => `${resource}:${action}`;
const roleOf = ({ role }: { role: string | null }): Role => (isRole(role) ? role : 'user');

/** What somebody may do, which line decides each right and until when, and the exceptions. */
export async function rightsOf(
  tx: Tx,
  tenantId: string,
  { person, now }: { person: Person; now: Temporal.Instant },
) {
  const role = roleOf(person);
  const [lines, subscription] = await Promise.all([
    linesOf(tx, { tenantId, userId: person.id, role, now }),
    subscriptionOf(tx, tenantId),
  ]);
  const { differences, exceptions, modules } = lines;
  const decide = decider({ role, differences, exceptions, activeResources: activeResources(modules) });
  const ends = new Map(exceptions.map((each) => [nameOf(each), each.expires_at]));
  const line = (resource: Subject, action: Action, decision: Decision) => ({
    resource,
    action,
    ...decision,
    expires_at: decision.by === 'exception' ? (ends.get(nameOf({ resource, action })) ?? null) : null,
  });
  return {
    // A name no build knows any more decides nothing.
    exceptions: exceptions.filter(({ resource }) => isResource(resource)).map(inOneLine),
    rights: resources.flatMap((resource) =>
      actions.map((action) => line(resource, action, decide(resource, action))),
    ),
    is_read_only: subscription !== null && isLapsed(subscription, now),
  };
}

/** A reason of before it had to be one line. */
const inOneLine = (each: Exception): Exception => ({ ...each, reason: oneLine(each.reason) });

async function exceptionsOf({ tx, actor, now }: TimedWork, person: Person): Promise<readonly Exception[]> {
  const who = { tenantId: actor.tenantId, userId: person.id, role: roleOf(person), now };
  return (await linesOf(tx, who)).exceptions.map(inOneLine);
}

/** What is denied to somebody ends with a role of rules, so only who may lift it gives such a role. */
export async function requireLiftable(work: TimedWork, person: Person, role: Role): Promise<void> {
  if (exceptionsFor(role) !== 'none') return;
  for (const { granted, resource, action } of await exceptionsOf(work, person))
    if (!granted && isResource(resource) && !mayEndException(work.actor, { resource, action }))
      throw new Problem('right-not-yours', { params: { resource, action } });
}

async function saveExceptions(
  work: TimedWork & { hooks: AllHooks },
  { person, keeper }: { person: Person; keeper: Keeper },
  { version, exceptions }: Sent,
) {
  const { tx, actor, now } = work;
  const tenant_id = actor.tenantId;
  const before = await exceptionsOf(work, person);
  requireGivable(actor, person, { exceptions, before, now });
  const next = await tx.first(
    db
      .updateTable('profiles')
      .set({ version: sql`version + 1`, updated_at: now.toString() })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', person.id)
      .where('version', '=', version)
      .returning('version'),
  );
  if (!next) throw await stalePerson(work, { person, keeper, yours: null });
  const known = new Map(before.map((each) => [exceptionLine(each), each.created_at]));
  const authors = await authorsOf(tx, tenant_id, person.id);
  await tx.change(
    db.deleteFrom('user_permissions').where('tenant_id', '=', tenant_id).where('user_id', '=', person.id),
  );
  const rows = exceptions.map((each) => ({
    tenant_id,
    user_id: person.id,
    ...each,
    created_at: known.get(exceptionLine(each)) ?? now.toString(),
    created_by: (known.has(exceptionLine(each)) && authors.get(nameOf(each))) || actor.userId,
  }));
  for (const insert of insertRows('user_permissions', rows)) tx.send(insert);
  tellAccess(tx, tenant_id, person.id);
  const told = (list: readonly ToldException[]) => list.map(exceptionLine).toSorted().join('\n');
  record(work, users, {
    id: person.id,
    action: 'updated',
    before: { exceptions: told(before) },
    after: { exceptions: told(exceptions) },
  });
  return next;
}

/** What was there stays, whoever gave it; what is new, or gone, only as the actor may give and take it. */
function requireGivable(
  actor: Actor,
  person: Person,
  sent: { exceptions: Sent['exceptions']; before: readonly Exception[]; now: Temporal.Instant },
): void {
  const known = new Set(sent.before.map(exceptionLine));
  const seen = new Set<string>();
  const errors: Fault[] = [];
  for (const [at, each] of sent.exceptions.entries()) {
    if (seen.has(nameOf(each))) errors.push({ pointer: `/exceptions/${at}`, code: 'duplicate' });
    seen.add(nameOf(each));
    if (known.has(exceptionLine(each))) continue;
    const isOver =
      each.expires_at && Temporal.Instant.compare(Temporal.Instant.from(each.expires_at), sent.now) <= 0;
    if (isOver) errors.push({ pointer: `/exceptions/${at}/expires_at`, code: 'past' });
    const { resource, action } = each;
    if (!mayStoreException(actor, roleOf(person), each))
      throw new Problem('right-not-yours', { params: { resource, action } });
  }
  const left = new Set(sent.exceptions.map(exceptionLine));
  for (const each of sent.before) {
    const { resource, action } = each;
    // A name no build knows any more decides nothing.
    if (!left.has(exceptionLine(each)) && isResource(resource) && !mayEndException(actor, each))
      throw new Problem('right-not-yours', { params: { resource, action } });
  }
  if (errors.length > 0) throw faults(errors);
}

async function authorsOf(tx: Tx, tenant_id: string, user_id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows(
    db
      .selectFrom('user_permissions')
      .select(['resource', 'action', 'created_by'])
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id),
  );
  return new Map(rows.map((row) => [nameOf(row), row.created_by]));
}
