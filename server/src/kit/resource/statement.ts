import type { Compilable, RawBuilder } from 'kysely';
import { db } from '../sql.ts';

/** A statement written out, ready for a transaction: the tables of a register are known only while running. */
export function statement<Row>(raw: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => raw.compile(db) };
}
