export type Done<Row> = { before: Row; after: Row };
export type Refused<Row> = { row: Row; error: unknown };
export type Results<Row> = { done: Done<Row>[]; refused: Refused<Row>[] };

const atOnce = 4;

/** Does the same to each row, four at a time; one that is refused stops no other. Answers in the order of the rows. */
export async function runEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Row>,
  onProgress: (finished: number) => void,
): Promise<Results<Row>> {
  const outcomes: (Done<Row> | Refused<Row>)[] = [];
  const waiting = rows.entries();
  let finished = 0;
  const worker = async () => {
    for (const [at, row] of waiting) {
      outcomes[at] = await work(row).then(
        (after): Done<Row> => ({ before: row, after }),
        (error: unknown): Refused<Row> => ({ row, error }),
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
