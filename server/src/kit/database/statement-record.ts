/** Hears of a statement, and then of how many rows it was. */
type Answered = (rows: number) => void;
type Recorder = (sql: string, transaction: object) => Answered | undefined;
let recorder: Recorder | undefined;

/** Hands every statement of the process to `next`; the test suite uses it to find one that a node alone cannot answer. */
export function recordStatementsWith(next: Recorder | undefined): void {
  recorder = next;
}

/** Tells of a statement and of the transaction it belongs to; answers whom to tell of its rows. */
export function recordStatement(sql: string, transaction: object): Answered | undefined {
  return recorder?.(sql, transaction);
}
