import type { Endpoint } from '@leme/contract/kit/endpoint';
import type pg from 'pg';
import { newId } from '../../kit/ids.ts';

type Row = { id: string; resource?: string; created_by?: string };
/** The rows of a company, by the table an endpoint names. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** What a company has of each of these nouns. */
export async function rowsOf(client: pg.Client, tenant: string, nouns: readonly string[]): Promise<Rows> {
  const found = new Map<string, Row[]>();
  for (const noun of nouns) {
    const { rows } = await client.query<Row>(`select * from ${noun} where tenant_id = $1 order by id`, [
      tenant,
    ]);
    found.set(noun, rows);
  }
  return found;
}

/** The row an address would show this person at home: of its register where that matters, and begun by the person. */
export function rowFor({ of = '', path }: Endpoint, rows: Rows, person?: { id: string }): Row | undefined {
  const register = path.split('/')[1];
  const fitting = (rows.get(of) ?? []).filter(({ resource }) => (resource ?? register) === register);
  return fitting.find(({ created_by }) => created_by === person?.id) ?? fitting[0];
}

/** An import of each register in a company, begun by each person, as an operator may have who acted there. */
export async function beginImports(
  client: pg.Client,
  tenant: string,
  registers: readonly string[],
  people: readonly { id: string }[],
): Promise<void> {
  for (const register of registers)
    for (const { id } of people)
      await client.query(
        `insert into imports (tenant_id, id, resource, file_name, content, mapping, status, total, created_by, created_by_tenant)
         values ($1, $2, $3, 'a.csv', '', '{}', 'checked', 0, $4, $1)`,
        [tenant, newId(), register, id],
      );
}

/** A file of each register that holds some, beside the one a company has. */
export async function keepFiles(
  client: pg.Client,
  tenant: string,
  registers: readonly string[],
): Promise<void> {
  for (const register of registers)
    await client.query(
      `insert into files (tenant_id, id, resource, name, mime, size, sha256, created_by)
       select tenant_id, $2, $3, name, mime, size, sha256, created_by from files where tenant_id = $1 limit 1`,
      [tenant, newId(), register],
    );
}
