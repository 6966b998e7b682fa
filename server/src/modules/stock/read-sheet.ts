import { type Judged, judge } from '@leme/contract/kit/kinds/judge';
import { fold } from '@leme/contract/kit/language/fold';
import { type Fault, faults } from '@leme/contract/kit/problem';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { moveFaults, stockMoves } from '@leme/contract/stock/stock-moves';
import { partFaults } from '@leme/contract/stock/units';
import { sql } from 'kysely';
import { isUuid } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { cellsBy, readCells } from '#kit/resource/transfer/csv/read-cells';
import type { Line as CsvRow } from '#kit/resource/transfer/csv/read-csv';
import type { SheetColumns } from '#kit/resource/transfer/csv/sheet-rows';
import type { TimedWork } from '#kit/work';
import type { Line } from './post-moves.ts';

/** Of a file in which much is wrong this much is told. */
const mostFaults = 100;

type Row = {
  sku: string;
  location: string;
  quantity: number;
  reason: Line['reason'];
  ref: string | null;
  unit_cost: number | null;
  at: string | null;
};
type Named = { id: string; name: string; unit?: string };
type Known = {
  items: ReadonlyMap<string, Named>;
  places: ReadonlyMap<string, Named>;
  standing: ReadonlySet<string>;
};

/** The moves of a file, and the rows of it that stand already. */
export type Sheet = { lines: Line[]; standing: number[] };

/**
 * The moves a file tells, every one of them or what is wrong, by row and field. A row with the id of a move that stands comes
 * from an export: it is marked and left out, whatever it says.
 */
export async function readMoves(
  work: TimedWork,
  { columns, readings }: SheetColumns,
  rows: readonly CsvRow[],
): Promise<Sheet> {
  const read = rows.map((row) => ({ row, cells: cellsBy(columns, row.cells) }));
  const known = await knownNames(
    work,
    read.map(({ cells }) => idIn(cells)),
  );
  const wrong: Fault[] = [];
  const standing: number[] = [];
  const lines = read.flatMap(({ row, cells }) => {
    if (known.standing.has(idIn(cells))) {
      standing.push(row.row);
      return [];
    }
    if (row.isTotal) {
      wrong.push({ pointer: `/rows/${row.row}`, code: 'total-row' });
      return [];
    }
    const { line, faults: own } = readRow(work, { ...known, readings }, cells);
    const at = (pointer: string) => `/rows/${row.row}${pointer}`;
    wrong.push(...own.map((fault) => ({ ...fault, pointer: at(fault.pointer) })));
    return line ? [{ ...line, pointer: at('') }] : [];
  });
  if (wrong.length > 0) throw faults(wrong.slice(0, mostFaults));
  return { lines, standing };
}

const idIn = (cells: ReadonlyMap<string, string>) => (cells.get('id') ?? '').trim().toLowerCase();

function readRow(
  { actor, now }: TimedWork,
  { items, places, readings }: Known & Pick<SheetColumns, 'readings'>,
  cells: ReadonlyMap<string, string>,
): { line?: Omit<Line, 'pointer'>; faults: Fault[] } {
  const read = readCells(stockMoves as unknown as Resource, { zone: actor.timezone, readings }, cells, null);
  const judged = Object.entries(stockMoves.fields)
    .filter(([name]) => !read.faults.some(({ pointer }) => pointer === `/${name}`))
    .map(([name, field]) => ({ name, ...judgeCell(field, read.values[name] ?? null) }));
  const wrong = [
    ...read.faults,
    ...judged.flatMap(({ name, faults: own }) =>
      own.map(({ code, params }): Fault => ({ pointer: `/${name}`, code, ...(params && { params }) })),
    ),
  ];
  if (wrong.length > 0) return { faults: wrong };
  const row = Object.fromEntries(judged.map(({ name, value }) => [name, value])) as Row;
  const [item, place] = [items.get(fold(row.sku)), places.get(fold(row.location))];
  const unknown = [
    ...(item
      ? partFaults(row.quantity, item.unit ?? '', '/quantity')
      : [{ pointer: '/sku', code: 'unknown' }]),
    ...(place ? [] : [{ pointer: '/location', code: 'unknown' }]),
    ...(row.at && row.at > now.toString() ? [{ pointer: '/at', code: 'future' }] : []),
    ...moveFaults(row),
  ];
  if (!item || !place || unknown.length > 0) return { faults: unknown };
  const { quantity, reason, ref, unit_cost, at } = row;
  const line = {
    item_id: item.id,
    location_id: place.id,
    quantity,
    reason,
    ref,
    unit_cost,
    ...(at && { at }),
  };
  return { line, faults: [] };
}

/** An empty cell where something must stand is missing, whatever the kind of the field says of nothing. */
function judgeCell(field: Field, value: unknown): Judged {
  return field.required && value === null ? { value, faults: [{ code: 'required' }] } : judge(field, value);
}

/** Items by their codes and places by their names, as they are written whoever writes them, and which moves stand. */
async function knownNames({ tx, actor }: TimedWork, ids: readonly string[]): Promise<Known> {
  const [items, places, moves] = await Promise.all([
    tx.rows(
      statement<Named>(sql`select t.id, t.sku as name, t.unit from stock_items t
        where t.tenant_id = ${actor.tenantId} and t.deleted_at is null`),
    ),
    tx.rows(
      statement<Named>(sql`select t.id, t.name from stock_locations t
        where t.tenant_id = ${actor.tenantId} and t.deleted_at is null`),
    ),
    tx.rows(
      statement<{ id: string }>(sql`select t.id from stock_moves t
        where t.tenant_id = ${actor.tenantId} and t.id = any(${ids.filter(isUuid)}::uuid[])`),
    ),
  ]);
  const byName = (rows: readonly Named[]) => new Map(rows.map((row) => [fold(row.name), row]));
  const standing = new Set(moves.map(({ id }) => id));
  return { items: byName(items), places: byName(places), standing };
}
