import type { Keeper } from '@leme/contract/access/people/manage';
import { isSamePartner, mayKeep } from '@leme/contract/access/people/manage';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { PartnerKind } from '@leme/contract/access/roles';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { AllHooks } from '#kit/hooks';
import type { Work } from '#kit/work';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';

/** People with role, account and partner; whoever was removed is nobody. */
export function people(tenantId: string) {
  return db
    .selectFrom('profiles as p')
    .leftJoin('user_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
    )
    .leftJoin('auth_accounts as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'p.full_name',
      'p.email',
      'p.status',
      'r.role',
      'p.supplier_id',
      'p.agent_id',
      'p.created_at',
      'p.updated_at',
      'p.version',
      'a.last_sign_in_at',
      sql<boolean>`coalesce(a.must_change_password, false)`.as('must_change_password'),
      'a.temporary_until',
      (query) =>
        query
          .selectFrom('auth_links as l')
          .select(({ fn }) => fn.max('l.expires_at').as('until'))
          .where('l.tenant_id', '=', tenantId)
          .whereRef('l.user_id', '=', 'p.id')
          .where('l.used_at', 'is', null)
          .as('link_until'),
      hasSecondFactor(tenantId, 'p.id').as('has_second_factor'),
    ])
    .where('p.tenant_id', '=', tenantId)
    .where('p.removed_at', 'is', null);
}

export type Person = Omit<UserRow, 'is_kept' | 'partner_name'>;

/** Somebody the actor may see: a partner sees people of the same partner. */
export async function personOf({ tx, actor }: Work, id: string): Promise<Person> {
  const person = (await tx.first(people(actor.tenantId).where('p.id', '=', id))) as Person | undefined;
  if (!person || !isSamePartner(actor, person)) throw new Problem('not-found');
  return person;
}

/** Which of these addresses are of people the actor may see; of all others nothing is told without a look-up. */
export async function seenAddresses(
  { tx, actor }: Work,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const { partner } = actor;
  const rows = await tx.rows(
    db
      .selectFrom('profiles')
      .select('email')
      .where('tenant_id', '=', actor.tenantId)
      .where('email', '=', sql<string>`any(${[...emails]}::text[])`)
      .$if(partner !== null, (query) =>
        query.where(partner?.kind === 'supplier' ? 'supplier_id' : 'agent_id', '=', partner?.id ?? ''),
      ),
  );
  return new Set(rows.map(({ email }) => email));
}

type Partnered = Pick<Person, 'supplier_id' | 'agent_id'>;

/** What the partners of people are called. */
export async function partnerNames(
  { tx, actor, hooks }: Work & { hooks: AllHooks },
  persons: readonly Partnered[],
): Promise<(person: Partnered) => string | null> {
  const ids = (name: keyof Partnered) => [...new Set(persons.flatMap((each) => each[name] ?? []))];
  const named = (kind: PartnerKind, of: readonly string[]) =>
    of.length > 0 ? hooks.partners({ tx, actor }, kind, of) : [];
  const [suppliers, agents] = await Promise.all([
    named('supplier', ids('supplier_id')),
    named('agent', ids('agent_id')),
  ]);
  const names = new Map([...suppliers, ...agents].map(({ id, name }) => [id, name]));
  return ({ supplier_id, agent_id }) => names.get(supplier_id ?? agent_id ?? '') ?? null;
}

/** People as they are answered to a keeper, with what their partners are called. */
export async function shownTo(
  work: Work & { hooks: AllHooks },
  keeper: Keeper,
  persons: readonly Person[],
): Promise<UserRow[]> {
  const nameOf = await partnerNames(work, persons);
  return persons.map((person) => ({
    ...person,
    partner_name: nameOf(person),
    is_kept: mayKeep(keeper, person),
  }));
}

/** What a stale change is refused with: the person as it is now, as lists show it, and what was sent. */
export async function stalePerson(
  work: Work & { hooks: AllHooks },
  { person, keeper, yours }: { person: Person; keeper: Keeper; yours: object | null },
): Promise<Problem> {
  const [current] = await shownTo(work, keeper, [person]);
  return new Problem('stale-version', { params: { current, yours } });
}

/** The same of one person, read anew. */
export async function shownPerson(
  work: Work & { hooks: AllHooks },
  keeper: Keeper,
  id: string,
): Promise<UserRow> {
  const [shown] = await shownTo(work, keeper, [await personOf(work, id)]);
  if (!shown) throw new Problem('not-found');
  return shown;
}
