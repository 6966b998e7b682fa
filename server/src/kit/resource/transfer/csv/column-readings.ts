import type { CellContext, Reading } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { type ReadBy, readingsOf } from '@leme/contract/kit/kinds/readings';
import { csvColumns } from '@leme/contract/kit/resource/csv-columns';
import type { Resource } from '@leme/contract/kit/resource/resource';
import type { Import } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import type { CsvReader } from './read-csv.ts';

/** How columns of a file are written whose cells mean two things, by their names; null is not said yet. */
export type KeptReadings = Readonly<Record<string, { by: ReadBy; reading: Reading | null; cells: string[] }>>;
/** The same by field, as its cells are read. */
export type FieldReadings = ReadonlyMap<string, CellContext['reading']>;

/** What a file means: its columns, how they are written, and what all rows have where it has no column. */
export type FileMeaning = {
  mapping: Readonly<Record<string, string>>;
  readings: KeptReadings;
  given: Readonly<Record<string, string>>;
};
export type MeantFile = FileMeaning & { columns: readonly string[] };

type Mapped = { columns: readonly string[]; mapping: Readonly<Record<string, string>> };

/** Looks at whole columns: how they are written, and what a person said of it, which goes first. */
export async function lookAtColumns(
  resource: Resource,
  { columns, mapping, readings }: Mapped & Pick<CsvReader, 'readings'>,
  said: Readonly<Record<string, Reading>>,
): Promise<KeptReadings> {
  const fields = fieldsByTarget(resource);
  const asked = columns.flatMap((column, at) => {
    const field = fields.get(mapping[column] ?? '');
    const by = field && kindOf(field).csv.reads;
    return by ? [{ column, at, by }] : [];
  });
  if (asked.length === 0) return {};
  const found = await readings(asked.map(({ at, by }) => ({ at, by })));
  const kept = asked.flatMap(({ column, by }, place) => {
    const look = found[place];
    const own = readingsOf[by].find((each) => each === said[column]);
    return look || own
      ? [[column, { by, reading: own ?? look?.reading ?? null, cells: look?.cells ?? [] }] as const]
      : [];
  });
  return Object.fromEntries(kept);
}

/** How the cells of each field are read; of a column nobody can tell of, and of what was said for all rows, they are asked about. */
export function fieldReadings({ columns, mapping, readings, given }: MeantFile): FieldReadings {
  const asked = Object.keys(given).map((name) => [name, 'ask' as const] as const);
  const looked = columns.flatMap((column) => {
    const look = readings[column];
    return look ? [[mapping[column] ?? '', look.reading ?? ('ask' as const)] as const] : [];
  });
  return new Map<string, CellContext['reading']>([...asked, ...looked]);
}

/** As it is told to who takes the file in. */
export function toldReadings(kept: KeptReadings): Import['readings'] {
  return Object.entries(kept).map(([column, { by, reading, cells }]) => ({
    column,
    among: [...readingsOf[by]],
    reading,
    cells,
  }));
}

/** What is known of columns already, for when they are looked at again. */
export function saidReadings(kept: KeptReadings): Record<string, Reading> {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([column, { reading }]) => (reading ? [[column, reading] as const] : [])),
  );
}

function fieldsByTarget(resource: Resource) {
  return new Map(
    csvColumns(resource).flatMap(({ target, field, part }) => {
      const declared = part === null ? resource.fields[field] : undefined;
      return declared ? [[target, declared] as const] : [];
    }),
  );
}
