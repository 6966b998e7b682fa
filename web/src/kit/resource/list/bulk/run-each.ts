import type { AnyRow } from '@leme/contract/kit/resource';

export type Done = { before: AnyRow; after: AnyRow };
export type Refused = { row: AnyRow; error: unknown };
export type Results = { done: Done[]; refused: Refused[] };

const atOnce = 4;

/** Does the same to each row, four at a time; one that is refused stops no other. Answers in the order of the rows. */
export async function runEach(
  rows: readonly AnyRow[],
  work: (row: AnyRow) => Promise<AnyRow>,
  onProgress: (finished: number) => void,
): Promise<Results> {
  const outcomes: (Done | Refused)[] = [];
  const waiting = rows.entries();
  let finished = 0;
  const worker = async () => {
    for (const [at, row] of waiting) {
      outcomes[at] = await work(row).then(
        (after): Done => ({ before: row, after }),
        (error: unknown): Refused => ({ row, error }),
      );
      finished += 1;
      onProgress(finished);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return {
    done: outcomes.filter((outcome) => 'after' in outcome),
    refused: outcomes.filter((outcome) => 'error' in outcome),
  };
}
