import { getUserRow, listUsers } from '@leme/contract/access/people/user-endpoints';
import { userStatuses } from '@leme/contract/access/people/users';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults } from '@leme/contract/kit/problem';
import { countsTo } from '@leme/contract/kit/resource/counts';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, servePeople } from '#kit/http/serve';
import { type Person, people, shownPerson, shownTo } from '../person-queries.ts';
import { keeperOf } from '../rights/keeper.ts';
import { areFewHolders, filtered, holders, orderOf } from './filter-people.ts';

/** The last row a page may show by its number; beyond it the list goes on by its cursor. */
const deepest = countsTo.all;

type Asked = InputOf<typeof listUsers>;
type Counts = Record<'active' | 'inactive', number>;

export const servesUserList: Served[] = [
  servePeople(listUsers, async ({ input, tx, actor, hooks }) => {
    const { page, limit, cursor } = input;
    if (cursor === undefined && page * limit > deepest)
      throw faults([
        { pointer: '/page', code: 'too-large', params: { maximum: Math.floor(deepest / limit) } },
      ]);
    const how = { tx, actor, asked: input, areFew: await areFewHolders(tx, actor, input.role) };
    const [{ rows, next }, counts, keeper] = await Promise.all([
      pageOf(how),
      countsOf(how),
      keeperOf(tx, actor),
    ]);
    const data = await shownTo({ tx, actor, hooks }, keeper, rows);
    return {
      data,
      ...countOf(counts, input, rows.length + Number(next !== null)),
      page,
      limit,
      hasMore: next !== null,
      nextCursor: next,
      ...(input.facets && { facets: { status: shownCounts(counts) } }),
    };
  }),
  servePeople(getUserRow, async ({ input, tx, actor, hooks }) =>
    shownPerson({ tx, actor, hooks }, await keeperOf(tx, actor), input.id),
  ),
];

/** Of more than were counted at least those up to here are known, and the next one. */
function countOf(counts: Counts, { status, page, limit, cursor }: Asked, seen: number) {
  const asked = userStatuses.filter((each) => each === (status ?? each));
  const countIsEstimate = asked.some((each) => counts[each] > countsTo.page);
  if (!countIsEstimate) return { count: asked.reduce((sum, each) => sum + counts[each], 0), countIsEstimate };
  const before = cursor === undefined ? (page - 1) * limit : deepest;
  return { count: Math.max(countsTo.page, before + seen), countIsEstimate };
}

type Listed = Person & { place: string };
type How = { tx: Tx; actor: Actor; asked: Asked; areFew: boolean };

async function pageOf(how: How): Promise<{ rows: Person[]; next: string | null }> {
  const { page, limit, cursor } = how.asked;
  const { by, direction, place, beyond, cursorAfter } = orderOf(how.asked);
  const from = how.areFew ? heldPeople(how) : db.selectFrom(wanted(how).as('p')).selectAll('p');
  const found = await how.tx.rows(
    from
      .select(place.as('place'))
      .where(({ and }) => and(beyond))
      .orderBy(by, direction)
      .orderBy('p.id', direction)
      .limit(limit + 1)
      .offset(cursor === undefined ? (page - 1) * limit : 0),
  );
  const rows = found.slice(0, limit) as Listed[];
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows: rows.map(({ place: _place, ...person }) => person), next: last ? cursorAfter(last) : null };
}

/** The people that are asked for, in no order yet. */
function wanted({ actor, asked }: How) {
  const { status } = asked;
  return people(actor.tenantId)
    .$if(status !== undefined, (query) => query.where('p.status', '=', status ?? ''))
    .where(({ and }) => and(filtered(actor, asked)));
}

/** The same by their roles, one after the other: the offset keeps the planner from turning it round. */
function heldPeople(how: How) {
  return db
    .selectFrom(holders(how.actor, how.asked.role ?? []).as('h'))
    .innerJoinLateral(wanted(how).whereRef('p.id', '=', sql.ref('h.user_id')).offset(0).as('p'), (join) =>
      join.onTrue(),
    )
    .selectAll('p');
}

const shownCounts = ({ active, inactive }: Counts): Counts => ({
  active: Math.min(active, countsTo.page),
  inactive: Math.min(inactive, countsTo.page),
});

/** Each status counted by itself along its index: of many active ones the few others are not lost behind the bound. */
async function countsOf({ tx, actor, asked, areFew }: How): Promise<Counts> {
  const isPlain = !asked.q?.trim() && !asked.role?.length;
  const living = db
    .selectFrom('profiles as p')
    .leftJoin('user_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
    )
    .where('p.tenant_id', '=', actor.tenantId)
    .where('p.removed_at', 'is', null)
    .where(({ and }) => and(filtered(actor, asked)));
  const counted = (status: 'active' | 'inactive') => {
    const rows = living
      .select('p.id')
      .where('p.status', '=', status)
      .$if(isPlain, (query) => query.orderBy('p.created_at').orderBy('p.id'))
      .limit(countsTo.page + 1);
    return db.selectFrom(rows.as('c')).select(({ fn }) => fn.countAll<number>().as('n'));
  };
  const held = () =>
    db
      .selectFrom(holders(actor, asked.role ?? []).as('h'))
      .innerJoinLateral(
        living.select('p.status').whereRef('p.id', '=', sql.ref('h.user_id')).offset(0).as('p'),
        (join) => join.onTrue(),
      )
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('p.status', '=', 'active').as('active'),
        fn.countAll<number>().filterWhere('p.status', '=', 'inactive').as('inactive'),
      ]);
  const row = await tx.first(
    areFew ? held() : db.selectNoFrom([counted('active').as('active'), counted('inactive').as('inactive')]),
  );
  return { active: Number(row?.active ?? 0), inactive: Number(row?.inactive ?? 0) };
}
