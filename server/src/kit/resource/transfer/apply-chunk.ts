import type { Tx } from '../../transaction.ts';
import { saveRows } from '../save-rows.ts';
import { type Check, checkRows, type Refusal } from './check-rows.ts';
import type { Line } from './read-csv.ts';

export type AppliedChunk = { created: number; updated: number; refused: Refusal[] };

/** Writes rows of a file that can be written, and answers how many, and which cannot. */
export async function applyChunk(check: Check, tx: Tx, lines: readonly Line[]): Promise<AppliedChunk> {
  const { register, actor } = check;
  const { planned, refused } = await checkRows(check, tx, lines, { lock: true });
  const written = await saveRows(register, { tx, actor }, planned);
  const created = planned.filter(({ before }) => !before).length;
  return { created, updated: written.length - created, refused };
}
