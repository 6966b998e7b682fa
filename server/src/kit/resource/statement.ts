import { type Compilable, type RawBuilder, sql } from 'kysely';
import { db } from '../database/sql.ts';

/** A statement written out, ready for a transaction: the tables of a register are known only while running. */
export function statement<Row>(raw: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => raw.compile(db) };
}

/** A part without values that a register's declaration says alone: its text is written once, which is most of a list's. */
export function writtenOnce<Of extends object>(
  write: (of: Of) => RawBuilder<unknown>,
): (of: Of) => RawBuilder<unknown> {
  const parts = new WeakMap<Of, RawBuilder<unknown>>();
  return (of) => {
    const known = parts.get(of);
    if (known) return known;
    const { sql: text, parameters } = write(of).compile(db);
    if (parameters.length > 0) throw new Error('A part that is written once has no values');
    const part = sql.raw(text);
    parts.set(of, part);
    return part;
  };
}
