import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes texts of statements in the folder `LEME_STATEMENTS` names, a file a process and a text a line, for the check that asks
 * an older PostgreSQL about them. A setting holds the id of its tenant, and no text is noted that holds a value.
 */
export function noteTexts(texts: readonly string[]): void {
  const folder = process.env.LEME_STATEMENTS;
  const lines = texts.filter((text) => !text.startsWith('set ')).map((text) => `${JSON.stringify(text)}\n`);
  if (!folder || lines.length === 0) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
}
