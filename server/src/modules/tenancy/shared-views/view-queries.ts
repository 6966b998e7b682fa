import { Problem } from '@leme/contract/kit/problem';
import type { SharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { brokenConstraint } from '#kit/database/database-fault';
import { db } from '#kit/database/sql';
import type { State } from '#kit/resource/history/record';
import type { Work } from '#kit/work';

type Held = Pick<SharedView, 'name' | 'search' | 'columns' | 'compact' | 'pinned'>;

const columns = ['id', 'version', 'list', 'name', 'search', 'columns', 'compact', 'pinned'] as const;

export const viewsOf = ({ tenantId }: Actor) =>
  db.selectFrom('shared_views').select(columns).where('tenant_id', '=', tenantId);

/** One view, held until the transaction ends; of a list one may not read it is not found, like an unknown one. */
export async function lockView({ tx, actor }: Work, id: string): Promise<SharedView> {
  const row = await tx.first(viewsOf(actor).where('id', '=', id).forUpdate());
  if (!row || !mayRead(actor, row)) throw new Problem('not-found');
  return row as SharedView;
}

/** Partners see rows of their own alone, and none of the company's views of all. */
export function mayRead({ permissions, partner }: Actor, { list }: { list: string }): boolean {
  return partner === null && permissions.has(`${list}:read`);
}

/** What is kept, as its table has it. */
export function stored({ name, search, columns: shown, compact, pinned }: Held) {
  const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`;
  return { name, compact, pinned, search: json(search), columns: shown && json(shown) };
}

/** The same as a person reads it. */
export function told({ name, list, search, columns: shown, compact, pinned }: SharedView): State {
  const filters = Object.entries(search).map(([field, value]) => `${field} = ${value}`);
  return { name, list, compact, pinned, search: filters.sort().join(', '), columns: shown?.join(', ') };
}

export function isNameTaken(error: unknown): boolean {
  return brokenConstraint(error) === 'shared_views_name_key';
}
