import { getUserRow, listUsers } from '@leme/contract/access/people/user-endpoints';
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

/** People counted one by one; above it the list is asked to be narrowed. */
const countedTo = 10_000;

export const servesUserList: Served[] = [
  servePeople(listUsers, async ({ input, tx, actor, hooks }) => {
    const { page, limit } = input;
    if (page * limit > countedTo)
      throw faults([
        { pointer: '/page', code: 'too-large', params: { maximum: Math.floor(countedTo / limit) } },
      ]);
    const [rows, counts, keeper] = await Promise.all([
      pageOf(tx, actor, input),
      countsOf(tx, actor, input),
      keeperOf(tx, actor),
    ]);
    const { active, inactive } = counts;
    const count = input.status ? counts[input.status] : active + inactive;
    return {
      data: await shownTo({ tx, actor, hooks }, keeper, rows.slice(0, limit)),
      ...{ count: Math.min(count, countedTo), countIsEstimate: count > countedTo, page, limit },
      ...{ hasMore: rows.length > limit, nextCursor: null },
      ...(input.facets && { facets: { status: counts } }),
    };
  }),
  servePeople(getUserRow, async ({ input, tx, actor, hooks }) =>
    shownPerson({ tx, actor, hooks }, await keeperOf(tx, actor), input.id),
  ),
];

type Asked = Pick<InputOf<typeof listUsers>, 'q' | 'status' | 'role' | 'sort' | 'page' | 'limit'>;

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

async function countsOf(tx: Tx, actor: Actor, asked: Asked): Promise<Record<'active' | 'inactive', number>> {
  const counted = db
    .selectFrom('profiles as p')
    .leftJoin('user_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
    )
    .select('p.status')
    .where('p.tenant_id', '=', actor.tenantId)
    .where('p.removed_at', 'is', null)
    .where(({ and }) => and(conditions(actor, asked)))
    .limit(countedTo + 1)
    .as('c');
  const rows = await tx.rows(
    db
      .selectFrom(counted)
      .select(['c.status', ({ fn }) => fn.countAll<number>().as('n')])
      .groupBy('c.status'),
  );
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.n ?? 0);
  return { active: of('active'), inactive: of('inactive') };
}
