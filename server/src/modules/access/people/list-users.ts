import { getUserRow, listUsers } from '@leme/contract/access/people/user-endpoints';
import { userStatuses } from '@leme/contract/access/people/users';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { fold } from '@leme/contract/kit/fold';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { type Served, servePeople } from '#kit/serve';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { keeperOf } from './keeper.ts';
import { type Person, people, shownPerson, shownTo } from './person-queries.ts';

/** People of each status counted one by one: a page costs the same however many there are behind it. */
const countedTo = 1_000;
/** The last row a page may show; beyond it the list is asked to be narrowed. */
const deepest = 10_000;

export const servesUserList: Served[] = [
  servePeople(listUsers, async ({ input, tx, actor, hooks }) => {
    const { page, limit } = input;
    if (page * limit > deepest)
      throw faults([
        { pointer: '/page', code: 'too-large', params: { maximum: Math.floor(deepest / limit) } },
      ]);
    const [rows, counts, keeper] = await Promise.all([
      pageOf(tx, actor, input),
      countsOf(tx, actor, input),
      keeperOf(tx, actor),
    ]);
    const asked = userStatuses.filter((status) => status === (input.status ?? status));
    const isMore = asked.some((status) => counts[status] > countedTo);
    const count = asked.reduce((sum: number, status) => sum + counts[status], 0);
    return {
      data: await shownTo({ tx, actor, hooks }, keeper, rows.slice(0, limit)),
      // Of more than were counted at least those up to here are known, and the next one.
      count: isMore ? Math.min(deepest, Math.max(countedTo, (page - 1) * limit + rows.length)) : count,
      ...{ countIsEstimate: isMore, page, limit },
      ...{ hasMore: rows.length > limit, nextCursor: null },
      ...(input.facets && { facets: { status: shownCounts(counts) } }),
    };
  }),
  servePeople(getUserRow, async ({ input, tx, actor, hooks }) =>
    shownPerson({ tx, actor, hooks }, await keeperOf(tx, actor), input.id),
  ),
];

type Asked = Pick<InputOf<typeof listUsers>, 'q' | 'status' | 'role' | 'sort' | 'page' | 'limit'>;

type Counts = Record<'active' | 'inactive', number>;

function conditions(actor: Actor, { q, role }: Asked) {
  const words = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8);
  const of = actor.partner && (actor.partner.kind === 'supplier' ? 'p.supplier_id' : 'p.agent_id');
  return [
    ...words.map((word) => sql<boolean>`p.search like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    ...(role && role.length > 0 ? [sql<boolean>`r.role = any(${role}::text[])`] : []),
    ...(of ? [sql<boolean>`${sql.ref(of)} = ${actor.partner?.id}`] : []),
  ];
}

async function pageOf(tx: Tx, actor: Actor, asked: Asked): Promise<Person[]> {
  const { page, limit, status } = asked;
  const down = asked.sort.startsWith('-') ? 'desc' : 'asc';
  const column = asked.sort.replace('-', '') as 'created_at' | 'full_name' | 'email';
  const order =
    column === 'created_at' ? sql`p.created_at` : sql`${sql.ref(`p.${column}`)} collate "und-x-icu"`;
  const rows = await tx.rows(
    people(actor.tenantId)
      .$if(status !== undefined, (query) => query.where('p.status', '=', status ?? ''))
      .where(({ and }) => and(conditions(actor, asked)))
      .orderBy(order, down)
      .orderBy('p.id', down)
      .limit(limit + 1)
      .offset((page - 1) * limit),
  );
  return rows as Person[];
}

const shownCounts = ({ active, inactive }: Counts): Counts => ({
  active: Math.min(active, countedTo),
  inactive: Math.min(inactive, countedTo),
});

/** Each status counted by itself along its index: of many active ones the few others are not lost behind the bound. */
async function countsOf(tx: Tx, actor: Actor, asked: Asked): Promise<Counts> {
  const isPlain = !asked.q?.trim() && !asked.role?.length;
  const counted = (status: 'active' | 'inactive') => {
    const rows = db
      .selectFrom('profiles as p')
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select('p.id')
      .where('p.tenant_id', '=', actor.tenantId)
      .where('p.removed_at', 'is', null)
      .where('p.status', '=', status)
      .where(({ and }) => and(conditions(actor, asked)))
      .$if(isPlain, (query) => query.orderBy('p.created_at').orderBy('p.id'))
      .limit(countedTo + 1);
    return db.selectFrom(rows.as('c')).select(({ fn }) => fn.countAll<number>().as('n'));
  };
  const row = await tx.first(
    db.selectNoFrom([counted('active').as('active'), counted('inactive').as('inactive')]),
  );
  return { active: Number(row?.active ?? 0), inactive: Number(row?.inactive ?? 0) };
}
