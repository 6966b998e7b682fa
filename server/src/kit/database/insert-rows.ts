import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely';
import { db } from './sql.ts';

/** A statement carries no more parameters than the protocol counts, with room for what reads them as signed. */
const mostParameters = 32_000;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Inserts rows that have all columns of the first, in as few statements as parameters allow. Rows of VALUES that begin
 * with their tenant go to its node; a distributed database refuses `insert … select` from a function under row-level
 * security. `returning` names what is answered of each, of `t`.
 */
export function insertRows(
  table: string,
  rows: readonly object[],
  { returning }: { returning?: RawBuilder<unknown> } = {},
): Compilable<unknown>[] {
  const columns = Object.keys(rows[0] ?? {});
  const most = Math.floor(mostParameters / Math.max(1, columns.length));
  const into = `insert into ${quoted(table)}${returning ? ' as t' : ''} (${columns.map(quoted).join(', ')}) values `;
  const answer = returning ? ` returning ${returning.compile(db).sql}` : '';
  const inserts: Compilable<unknown>[] = [];
  for (let at = 0; at < rows.length; at += most) {
    const some = rows.slice(at, at + most) as Record<string, unknown>[];
    const values = some.flatMap((row) => columns.map((name) => row[name]));
    inserts.push({
      compile: () => CompiledQuery.raw(into + places(some.length, columns.length) + answer, values),
    });
  }
  return inserts;
}

/** `($1, $2), ($3, $4)` */
function places(rows: number, columns: number): string {
  const row = (at: number) =>
    `(${Array.from({ length: columns }, (_, place) => `$${at * columns + place + 1}`).join(', ')})`;
  return Array.from({ length: rows }, (_, at) => row(at)).join(', ');
}
