import { ordersOf } from './days/days.ts';
import type { CsvCells, Reading } from './field-kind.ts';
import { currencyIn, numbersIn } from './numbers/numbers.ts';

export type ReadBy = NonNullable<CsvCells['reads']>;

/** The readings there are of what may mean two things; the first is how the house writes. */
export const readingsOf = { numbers: ['comma', 'point'], days: ['day', 'month'] } as const satisfies Record<
  ReadBy,
  readonly [Reading, Reading]
>;

/** How a column is written, null where nobody but a person can tell, and the first cells that mean two things. */
export type ColumnReading = { reading: Reading | null; cells: string[] };

/** What a cell tells of its column: how it can be read, and after whom it looks where that is in two ways. */
type Sign = { may: readonly Reading[]; like?: 'house' | 'others' };

const mostCells = 3;

/**
 * How the cells of a column are written, asked once for the whole of it. Null where nothing has to be told: each cell
 * means one thing, or others show that the column is written as the house writes.
 */
export function readingOfColumn(by: ReadBy, cells: Iterable<string>): ColumnReading | null {
  const [house, other] = readingsOf[by];
  const shown = new Set<Reading>();
  const likes = new Set<Sign['like']>();
  const either = new Set<string>();
  for (const cell of cells)
    for (const { may, like } of signsOf[by](cell)) {
      if (may.length === 1) shown.add(may[0] ?? house);
      else {
        likes.add(like);
        if (either.size < mostCells) either.add(cell);
      }
    }
  if (either.size === 0) return null;
  const told = (reading: Reading | null) => ({ reading, cells: [...either] });
  if (shown.size === 2) return told(null);
  if (shown.has(house)) return null;
  if (shown.has(other)) return told(likes.has('house') ? null : other);
  return told(likes.has('others') ? null : house);
}

const signsOf: Readonly<Record<ReadBy, (cell: string) => Sign[]>> = { numbers: numberSigns, days: daySigns };

function numberSigns(cell: string): Sign[] {
  const { comma, point } = numbersIn(cell.replace(currencyIn(cell) ?? '', ''));
  if (comma === point) return [];
  if (comma === undefined) return [{ may: ['point'] }];
  if (point === undefined) return [{ may: ['comma'] }];
  // Thousands behind a point are how the house writes; three digits behind a comma are not.
  return [{ may: ['comma', 'point'], like: cell.includes(',') ? 'others' : 'house' }];
}

function daySigns(cell: string): Sign[] {
  const days = cell.replace(/\d{4}-\d{2}-\d{2}/g, '').matchAll(/(\d{1,2})[/.-](\d{1,2})(?![\d:])/g);
  return [...days].flatMap(([, first, second]) => {
    const may = ordersOf(Number(first), Number(second));
    return may.length === 0 || Number(first) === Number(second) ? [] : [{ may }];
  });
}
