import type { Tx } from '../../../database/transaction.ts';
import { holdReferences } from '../../save/hold-rows.ts';
import { saveRows } from '../../save/save-rows.ts';
import type { Line } from '../csv/read-csv.ts';
import { type Check, type Checked, checkRows, forgetRows, type Refusal } from './check-rows.ts';

export type AppliedChunk = { created: number; updated: number; refused: Refusal[] };

/** Writes rows of a file that can be written, and answers how many, and which cannot. */
export async function applyChunk(check: Check, tx: Tx, lines: readonly Line[]): Promise<AppliedChunk> {
  const { register, actor } = check;
  const { planned, refused } = await heldRows(check, tx, lines);
  const written = await saveRows(register, { tx, actor }, planned);
  const created = planned.filter(({ before }) => !before).length;
  return { created, updated: written.length - created, refused };
}

const mostLooks = 3;

/** The rows with what they point to held; what was taken away or united since it was looked up is looked up anew. */
async function heldRows(check: Check, tx: Tx, lines: readonly Line[]): Promise<Checked> {
  const { register, actor } = check;
  for (let look = 1; ; look += 1) {
    const checked = await checkRows(check, tx, lines, { lock: true });
    const written = checked.planned.map(({ changed }) => changed);
    const own = new Set(checked.planned.map(({ id }) => id));
    const gone = [...(await holdReferences(register, { tx, actor }, written)).values()].flat();
    if (gone.every((id) => own.has(id)) || look === mostLooks) return checked;
    forgetRows(check);
  }
}
