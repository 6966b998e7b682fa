import { cellKey } from '@leme/contract/crew/engine/matrix';
import { writeGroups } from '@leme/contract/crew/matrix/groups-text';
import { cellSheet, matrixCells } from '@leme/contract/crew/matrix/matrix-cells';
import {
  exportMatrixCells,
  type MatrixCell,
  type MatrixSheet,
  readMatrixSheet,
} from '@leme/contract/crew/matrix-endpoints';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { fold } from '@leme/contract/kit/language/fold';
import { Problem } from '@leme/contract/kit/problem';
import { csvColumns } from '@leme/contract/kit/resource/csv-columns';
import type { Fields } from '@leme/contract/kit/resource/fields';
import { dayIn } from '@leme/contract/kit/values/days';
import { serveTransfer } from '#kit/http/serve';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';
import { acquireTransferLease } from '#kit/resource/transfer/transfer-lease';
import { cellOf, sheetOf } from './sheet-rows.ts';
import { knownCompetencies, requireVersion } from './versions.ts';

const fields: Fields = matrixCells.fields;
const columns = csvColumns(cellSheet);

type Catalogue = ReadonlyMap<string, string>;

function lineOf(cell: MatrixCell, catalogue: Catalogue, zone: string): string {
  const values = Object.assign({}, cell, {
    groups: writeGroups(cell.groups, (id) => catalogue.get(id) ?? id),
  }) as Record<string, unknown>;
  return csvLine(
    columns.map(({ field: name }) => {
      const [field, value] = [fields[name], values[name]];
      if (!field || value === null || value === undefined) return '';
      return escapeFormula(kindOf(field).csv.write({ field, zone }, null)([String(value)]));
    }),
  );
}

const servesExport = serveTransfer(exportMatrixCells, async ({ input, actor, clock, tenantTx }) => {
  const [version, catalogue] = await tenantTx.read(actor.tenantId, async (tx) => [
    await requireVersion({ tx }, input.id),
    await knownCompetencies({ tx }),
  ]);
  const name = `competency-matrix-${version.number}-${dayIn(actor.timezone, clock.now())}.csv`;
  return csvDownload(name, async function* () {
    yield byteOrderMark + csvLine(columns.map(({ label }) => label));
    yield version.cells.map((cell) => lineOf(cell, catalogue, actor.timezone)).join('');
  });
});

const servesReading = serveTransfer(readMatrixSheet, async ({ input, actor, body, tenantTx }) => {
  const [version, catalogue] = await tenantTx.read(actor.tenantId, async (tx) => [
    await requireVersion({ tx }, input.id),
    await knownCompetencies({ tx }),
  ]);
  if (version.status !== 'draft') throw new Problem('draft-changed');
  const lease = await acquireTransferLease(tenantTx, actor);
  const sheet = await sheetOf(body).finally(() => lease.release());
  const known = {
    ids: new Map([...catalogue].map(([id, code]) => [fold(code), id])),
    before: new Map(version.cells.map((cell) => [cellKey(cell), cell])),
    zone: actor.timezone,
  };
  const rows = new Map<string, number>();
  const answer: MatrixSheet = { cells: [], refused: [] };
  for (const line of sheet.rows) {
    const { row } = line;
    const read = cellOf(line, sheet, known);
    if (Array.isArray(read)) {
      answer.refused.push({ row, faults: read });
      continue;
    }
    const first = rows.get(cellKey(read));
    if (first === undefined) answer.cells.push(read);
    else
      answer.refused.push({
        row,
        faults: [{ pointer: '/position', code: 'repeated-row', params: { row: first } }],
      });
    rows.set(cellKey(read), first ?? row);
  }
  return answer;
});

/** A version as a sheet, and a sheet looked at against a draft. */
export const servesSheets = [servesExport, servesReading];
