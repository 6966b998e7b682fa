import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { mostSelected } from '../../../list/bulk/selection.ts';
import { type ListQuestion, readRows } from '../../resource-calls.ts';

const atOnce = 200;

/** All rows a list would show page by page, up to as many as can be worked on together. */
export async function readAll(resource: Resource, question: ListQuestion): Promise<AnyRow[]> {
  const { cursor: _cursor, totals: _totals, ...asked } = question;
  const rows: AnyRow[] = [];
  for (let page = 1; rows.length < mostSelected; page += 1) {
    const { data, hasMore } = await readRows(resource, { ...asked, page, limit: atOnce });
    rows.push(...data);
    if (!hasMore) break;
  }
  return rows.slice(0, mostSelected);
}
