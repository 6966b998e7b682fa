import type { listUsers } from '@leme/contract/access/people/user-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { fold } from '@leme/contract/kit/language/fold';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { markOf, readCursor, writeCursor } from '#kit/resource/list/cursor';

type Listed = InputOf<typeof listUsers>;
export type Asked = Pick<Listed, 'q' | 'status' | 'role' | 'sort'>;

/** Roles held by so many at most: their people are found by the role first and put in order then. */
const fewHolders = 1_000;

/** What people must meet beside their status, which is counted value by value. */
export function filtered(actor: Actor, { q, role }: Pick<Asked, 'q' | 'role'>): RawBuilder<boolean>[] {
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

/**
 * Who holds one of the roles, along their index, up to one more than few are. The bound is written out: a plan for any values
 * knows it, too.
 */
export function holders({ tenantId }: Actor, roles: readonly string[]) {
  return db
    .selectFrom('user_roles as h')
    .select('h.user_id')
    .where('h.tenant_id', '=', tenantId)
    .where('h.role', '=', sql<string>`any(${roles}::text[])`)
    .orderBy('h.role')
    .orderBy('h.user_id')
    .limit(sql.lit(fewHolders + 1));
}

type Order = {
  by: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** The value of the order as text, exact enough to come back to. */
  place: RawBuilder<string>;
  /** What comes behind the cursor, where there is one. */
  beyond: RawBuilder<boolean>[];
  cursorAfter: (person: { place: string; id: string }) => string;
};

/** The order of a list and where it goes on; a cursor of another order or filter is refused. */
export function orderOf({ q, status, role, sort, cursor }: Asked & { cursor?: string | undefined }): Order {
  const isDown = sort.startsWith('-');
  const column = sql.ref(`p.${sort.replace('-', '')}`);
  const isMoment = sort.endsWith('created_at');
  const by = isMoment ? column : sql`${column} collate "und-x-icu"`;
  const mark = markOf('users', { q, status, role, sort });
  const after = cursor === undefined ? null : readCursor(cursor, mark);
  const value = isMoment ? sql`${after?.sortValue}::timestamptz` : sql`${after?.sortValue}::text`;
  return {
    by,
    direction: isDown ? 'desc' : 'asc',
    place: sql<string>`${column}::text`,
    beyond: after
      ? [sql<boolean>`(${by}, p.id) ${sql.raw(isDown ? '<' : '>')} (${value}, ${after.id}::uuid)`]
      : [],
    cursorAfter: ({ place, id }) => writeCursor(mark, { sortValue: place, id }),
  };
}

/**
 * Whether the roles asked for are held by few. In search of them an order's index is gone along to its end; the planner knows
 * at best how rare a role is in all companies together.
 */
export async function areFewHolders(tx: Tx, actor: Actor, role: Asked['role']): Promise<boolean> {
  if (!role?.length) return false;
  const held = await tx.first(
    db.selectFrom(holders(actor, role).as('h')).select(({ fn }) => fn.countAll<number>().as('n')),
  );
  return Number(held?.n ?? 0) <= fewHolders;
}
