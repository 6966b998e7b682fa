import type { Reading } from '@leme/contract/kit/kinds/field-kind';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { type CsvColumn, csvColumns, matchHeaders } from '@leme/contract/kit/resource/csv-columns';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { TransferCall } from '../../../http/serve.ts';
import { acquireTransferLease } from '../transfer-lease.ts';
import { type FieldReadings, fieldReadings, type KeptReadings, lookAtColumns } from './column-readings.ts';
import { type Line, readCsv } from './read-csv.ts';

/** What the columns of a sheet mean, and how they are written. */
export type SheetColumns = { columns: readonly (CsvColumn | null)[]; readings: FieldReadings };
/** `kept`: the columns whose cells mean two things, and how they are read. */
export type SheetRows = SheetColumns & { rows: Line[]; kept: KeptReadings };

type Ways = {
  /** As many rows are taken. */
  most: number;
  /** How columns are written, by the field they hold, where somebody said it. */
  said?: Readonly<Record<string, Reading | undefined>>;
};

/** The rows of a file that is taken in as a whole, and what each of its columns means. */
export async function readSheet(
  sheet: Resource,
  body: Buffer,
  { actor, tenantTx }: Pick<TransferCall<never>, 'actor' | 'tenantTx'>,
  { most, said = {} }: Ways,
): Promise<SheetRows> {
  const lease = await acquireTransferLease(tenantTx, actor);
  try {
    return await readCsv({ bytes: new Uint8Array(body) }, async (csv) => {
      const { columns, mapping } = columnsOf(sheet, csv.columns);
      const file = { ...csv, mapping };
      const answers = csv.columns.flatMap((column) => {
        const answer = said[mapping[column] ?? ''];
        return answer ? [[column, answer] as const] : [];
      });
      const kept = await lookAtColumns(sheet, file, Object.fromEntries(answers));
      const readings = fieldReadings({ ...file, readings: kept, given: {} });
      const rows: Line[] = [];
      for await (const chunk of csv.chunks()) {
        rows.push(...chunk);
        if (rows.length > most)
          throw faults([{ pointer: '/file', code: 'too-many-rows', params: { maximum: most } }]);
      }
      if (rows.length === 0) throw faults([{ pointer: '/file', code: 'nothing-valid' }]);
      return { columns, readings, rows, kept };
    });
  } finally {
    await lease.release();
  }
}

/** What the headers mean; without the columns that must be there nothing can be read. */
function columnsOf(sheet: Resource, headers: readonly string[]) {
  const mapping = matchHeaders(sheet, headers);
  const known = csvColumns(sheet);
  const missing = known.flatMap(({ target, field, label }): Fault[] =>
    sheet.fields[field]?.required && !Object.values(mapping).includes(target)
      ? [{ pointer: `/${field}`, code: 'missing-column', params: { name: label } }]
      : [],
  );
  if (missing.length > 0) throw faults(missing);
  const columns = headers.map((header) => known.find(({ target }) => target === mapping[header]) ?? null);
  return { columns, mapping };
}
