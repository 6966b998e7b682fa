import { insertRows } from '../../kit/database/insert-rows.ts';
import { db } from '../../kit/database/sql.ts';
import { newId } from '../../kit/ids.ts';
import type { Person, World } from '../world.ts';

export type GivenLead = {
  created_at?: string;
  offered_value?: number;
  status?: string;
  source?: string | null;
  product_id?: string | null;
  owner_id?: string | null;
  next_due_at?: string | null;
  deleted_at?: string | null;
  tags?: readonly string[];
};

/** Leads of a company as they stand, with tags by name; answers the ids of the tags. */
export async function putLeads(
  world: World,
  company: { id: string },
  given: readonly GivenLead[],
): Promise<Map<string, string>> {
  const tenant_id = company.id;
  const names = [...new Set(given.flatMap(({ tags = [] }) => tags))];
  const tagIds = new Map(names.map((name) => [name, newId()]));
  const rows = given.map(({ tags, ...lead }, at) => ({
    tenant_id,
    id: newId(),
    name: `Lead ${at}`,
    phone: '48999112034',
    offered_value: 10,
    ...lead,
  }));
  const links = given.flatMap(({ tags = [] }, at) =>
    tags.map((name) => ({ tenant_id, lead_id: rows[at]?.id ?? '', tag_id: tagIds.get(name) ?? '' })),
  );
  await world.tenantTx.write(tenant_id, async (tx) => {
    for (const [name, id] of tagIds)
      await tx.change(db.insertInto('lead_tags').values({ tenant_id, id, name }));
    for (const insert of insertRows('leads', rows)) await tx.change(insert);
    for (const insert of insertRows('lead_tag_relations', links)) await tx.change(insert);
  });
  return tagIds;
}

/** So many products, each with its colour; answers their ids. */
export async function putProducts(world: World, company: { id: string }, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await world.tenantTx.write(company.id, async (tx) => {
    for (const [at, id] of ids.entries())
      await tx.change(
        db.insertInto('products').values({
          tenant_id: company.id,
          id,
          name: `Passeio ${String(at + 1).padStart(2, '0')}`,
          status: 'active',
          color: '#0e7c86',
        }),
      );
  });
  return ids;
}

/** How many leads a list of that address has. */
export async function countOfList(staff: Person, query: string): Promise<number> {
  const { status, body } = await staff.get(`/leads?limit=1&count=all${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.count;
}

/** What the list of that address is offered in all. */
export async function sumOfList(staff: Person, query: string): Promise<number> {
  return (await staff.get(`/leads?limit=1&count=all&totals=1${query}`)).body.totals.offered_value;
}
