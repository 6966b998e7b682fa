type Recorder = (sql: string) => void;
let recorder: Recorder | undefined;

/** Hands every statement of the process to `next`; the test suite uses it to find one that a node alone cannot answer. */
export function recordStatementsWith(next: Recorder | undefined): void {
  recorder = next;
}

export function recordStatement(sql: string): void {
  recorder?.(sql);
}
