import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

export type Head = {
  id: string;
  number: number;
  status: 'draft' | 'published';
  effective_from: string | null;
  version: number;
};
type Whole = Head & { cells: MatrixCell[] };

export const head = sql`v.id, v.number, v.status, v.effective_from::text as effective_from, v.version`;

/** A version with its cells. */
export async function requireVersion({ tx }: Pick<Work, 'tx'>, id: string): Promise<Whole> {
  const found = await tx.first(
    statement<Whole>(sql`select ${head}, v.cells from competency_versions v where v.id = ${id}`),
  );
  if (!found) throw new Problem('not-found');
  return found;
}

/** The version published last, whenever it begins. */
export async function lastPublished({ tx }: Pick<Work, 'tx'>): Promise<Whole | undefined> {
  return await tx.first(
    statement<Whole>(sql`select ${head}, v.cells from competency_versions v
      where v.status = 'published' order by v.effective_from desc limit 1`),
  );
}

/** What the papers of the catalogue are called, by their ids. */
export async function knownCompetencies({ tx }: Pick<Work, 'tx'>): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows(
    statement<{ id: string; code: string }>(
      sql`select c.id, c.code from competencies c where c.deleted_at is null order by c.id`,
    ),
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}
