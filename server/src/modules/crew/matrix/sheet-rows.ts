import { dimensions } from '@leme/contract/crew/engine/dimensions';
import { type Cell, cellKey } from '@leme/contract/crew/engine/matrix';
import { readGroups } from '@leme/contract/crew/matrix/groups-text';
import { cellSheet, matrixCells } from '@leme/contract/crew/matrix/matrix-cells';
import {
  type MatrixCell,
  mostAlternatives,
  mostCells,
  mostGroups,
} from '@leme/contract/crew/matrix-endpoints';
import { judge } from '@leme/contract/kit/kinds/judge';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { csvColumns, matchHeaders } from '@leme/contract/kit/resource/csv-columns';
import type { Fields } from '@leme/contract/kit/resource/fields';
import { type FieldReadings, fieldReadings, lookAtColumns } from '#kit/resource/transfer/csv/column-readings';
import { cellsBy, readCells } from '#kit/resource/transfer/csv/read-cells';
import { type Line, readCsv } from '#kit/resource/transfer/csv/read-csv';

const fields: Fields = matrixCells.fields;
const columns = csvColumns(cellSheet);

/** A row without one of these would mean another cell than it says. */
const needed = new Set(['position', ...dimensions, 'groups']);

type Sheet = {
  rows: readonly Line[];
  targets: readonly ((typeof columns)[number] | null)[];
  readings: FieldReadings;
};

/** The rows of a file, and what each of its columns means. */
export async function sheetOf(body: Buffer): Promise<Sheet> {
  return await readCsv({ bytes: new Uint8Array(body) }, async (csv) => {
    const mapping = matchHeaders(cellSheet, csv.columns);
    const found = new Set(Object.values(mapping));
    const missing = columns.filter(({ target }) => needed.has(target) && !found.has(target));
    if (missing.length > 0)
      throw faults(
        missing.map(({ label }) => ({ pointer: '/file', code: 'missing-column', params: { name: label } })),
      );
    const rows: Line[] = [];
    for await (const chunk of csv.chunks()) rows.push(...chunk);
    if (rows.length > mostCells)
      throw faults([{ pointer: '/file', code: 'too-many-rows', params: { maximum: mostCells } }]);
    const file = { ...csv, mapping };
    return {
      rows,
      targets: csv.columns.map((header) => columns.find(({ target }) => target === mapping[header]) ?? null),
      readings: fieldReadings({ ...file, readings: await lookAtColumns(cellSheet, file, {}), given: {} }),
    };
  });
}

/** What the groups of a cell say, or what is wrong with them. */
function groupsIn(text: unknown, ids: ReadonlyMap<string, string>): MatrixCell['groups'] | Fault {
  const pointer = '/groups';
  const read = readGroups(typeof text === 'string' ? text : '', ids);
  if ('unknown' in read) return { pointer, code: 'unknown-name', params: { name: read.unknown } };
  if ('empty' in read) return { pointer, code: 'empty-group' };
  const most = read.groups.length > mostGroups ? mostGroups : mostAlternatives;
  const isTooMany = most === mostGroups || read.groups.some((group) => group.length > most);
  return isTooMany ? { pointer, code: 'too-many', params: { maximum: most } } : read.groups;
}

/** The values of a row in their fields; an empty cell where something always stands says nothing of it. */
function valuesOf(given: Readonly<Record<string, unknown>>): {
  values: Record<string, unknown>;
  wrong: Fault[];
} {
  const values: Record<string, unknown> = {};
  const wrong: Fault[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (!field || (value === null && field.fallback !== undefined)) continue;
    if (value === null && field.required) {
      wrong.push({ pointer: `/${name}`, code: 'required' });
      continue;
    }
    const judged = judge(field, value);
    values[name] = judged.value;
    wrong.push(
      ...judged.faults.map(
        ({ code, params }): Fault => ({ pointer: `/${name}`, code, ...(params && { params }) }),
      ),
    );
  }
  return { values, wrong };
}

const nothing = { min_age: null, legal: false, effect: 'impede', note: null, source: null, checked_on: null };

type Known = { ids: ReadonlyMap<string, string>; before: ReadonlyMap<string, MatrixCell>; zone: string };

/** The cell of a row, or what is wrong with it; what the file has no column for stays as it is in the draft. */
export function cellOf({ cells }: Line, { targets, readings }: Sheet, known: Known): MatrixCell | Fault[] {
  const read = readCells(cellSheet, { zone: known.zone, readings }, cellsBy(targets, cells), null);
  const { values, wrong } = valuesOf(read.values);
  const groups = groupsIn(values.groups, known.ids);
  const found = [...read.faults, ...wrong, ...(Array.isArray(groups) ? [] : [groups as Fault])];
  if (found.length > 0) return found;
  const key = cellKey(values as Cell);
  return Object.assign({}, nothing, known.before.get(key), values, { groups }) as MatrixCell;
}
