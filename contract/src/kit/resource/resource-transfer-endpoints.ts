import { z } from 'zod';
import { kB } from '../body-room.ts';
import { endpoint } from '../endpoint.ts';
import { holdsFile } from '../kinds/kinds.ts';
import { id, idParams } from '../page.ts';
import { recordOf } from '../record-of.ts';
import { type Resource, rightTo } from './resource.ts';
import { filterShape, personalMark } from './resource-endpoints.ts';
import { mostColumns, mostGiven, mostNamed, mostTwinsChosen } from './resource-limits.ts';

const count = z.number().int();
const fault = z.object({
  pointer: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** What becomes of a row that is there already: it stays out, changes the one that is there, or becomes another one. */
export const twinChoices = ['skip', 'update', 'create'] as const;
export type TwinChoice = (typeof twinChoices)[number];
const twinChoice = z.enum(twinChoices);

const reading = z.enum(['comma', 'point', 'day', 'month']);

/** A CSV on its way in: what its columns mean, what would come of it, and how far it is. */
export const importShape = z.object({
  id,
  file_name: z.string(),
  status: z.enum(['checked', 'running', 'done', 'failed']),
  columns: z.array(z.string()),
  /** The first rows as they stand in the file. */
  examples: z.array(z.array(z.string())),
  mapping: z.record(z.string(), z.string()),
  /** Columns with cells that mean two things, and how they are read; null has to be said before those cells come in. */
  readings: z.array(
    z.object({
      column: z.string(),
      among: z.array(reading),
      reading: reading.nullable(),
      cells: z.array(z.string()),
    }),
  ),
  /** What all rows have in a field the file has no column for, as it was said once. */
  given: z.record(z.string(), z.string()),
  /** What keeps the whole file out, beside what is wrong with single rows. */
  faults: z.array(fault),
  total: count,
  valid: count,
  will_create: count,
  will_update: count,
  refused_count: count,
  /** The first hundred; `row` counts as a spreadsheet does, the header being 1. */
  refused: z.array(z.object({ row: count, cells: z.array(z.string()), faults: z.array(fault) })),
  /** Rows that are there already, as an enquiry of the same number; `will_create` and `will_update` follow what is chosen. */
  twin_count: count,
  twin_choice: twinChoice,
  /** The first hundred, each beside the row that is there. */
  twins: z.array(z.object({ row: count, id, name: z.string(), choice: twinChoice })),
  done: count,
  created: count,
  updated: count,
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type Import = z.output<typeof importShape>;

/** Some of the rows, by their ids. */
const named = z
  .string()
  .max(mostNamed * 37)
  .transform((value) => value.split(','))
  .pipe(z.array(id).max(mostNamed));

const fileName = z.string().max(200).default('');

/** The endpoints of a resource that move all its rows: export and import as CSV. */
export function transferEndpoints(resource: Resource) {
  const { name } = resource;
  const path = `/${name}` as const;
  const imports = `${path}/imports` as const;
  return {
    export: exportEndpoint(resource),
    import: endpoint({
      method: 'POST',
      path: imports,
      summary: 'Looks a CSV of up to 100,000 rows through and writes none of them',
      permission: rightTo(resource, 'create'),
      query: z.strictObject({ file: fileName }),
      takes: 'csv',
      repeat: 'harmless',
      reply: importShape,
      status: 201,
    }),
    readImport: endpoint({
      method: 'GET',
      path: `${imports}/:id`,
      of: 'imports',
      summary: 'How far an import of one’s own is',
      permission: rightTo(resource, 'create'),
      params: idParams,
      reply: importShape,
    }),
    mapImport: endpoint({
      method: 'PATCH',
      path: `${imports}/:id`,
      of: 'imports',
      summary:
        'Says what the columns mean, how they are written or what a missing one holds in all rows, and looks through again, `` leaves a column out; or what becomes of rows that are there already, of all or by row',
      permission: rightTo(resource, 'create'),
      params: idParams,
      body: z.strictObject({
        mapping: recordOf(z.string().max(500), z.string().max(80), mostColumns).optional(),
        readings: recordOf(z.string().max(500), reading, mostColumns).optional(),
        given: recordOf(z.string().max(80), z.string().max(500), mostGiven).optional(),
        twins: z
          .strictObject({
            choice: twinChoice.optional(),
            rows: recordOf(z.string().regex(/^\d{1,6}$/), twinChoice, mostTwinsChosen).optional(),
          })
          .optional(),
      }),
      room: { bytes: 704 * kB },
      reply: importShape,
    }),
    runImport: endpoint({
      method: 'POST',
      path: `${imports}/:id/run`,
      of: 'imports',
      summary: 'Takes in the rows that can be; refused ones stay out',
      permission: rightTo(resource, 'create'),
      params: idParams,
      repeat: 'harmless',
      reply: importShape,
    }),
    refused: endpoint({
      method: 'GET',
      path: `${imports}/:id/refused`,
      of: 'imports',
      summary: 'The refused rows as they came, each with its reason, as CSV',
      permission: rightTo(resource, 'create'),
      params: idParams,
      gives: 'csv',
      reply: z.string(),
    }),
  };
}

/** All rows of a list of a register, or of a view. */
export function exportEndpoint(resource: Resource) {
  return endpoint({
    method: 'GET',
    path: `/${resource.name}/export`,
    summary: 'All rows of a list as CSV, or those of `ids`; two transfers of a company at a time',
    permission: rightTo(resource, 'read'),
    query: z.strictObject({ ...filterShape(resource), ids: named.optional() }),
    ...personalMark(resource),
    gives: 'csv',
    reply: z.string(),
  });
}

/** The endpoints of a resource whose fields hold files. */
export function fileEndpoints(resource: Resource) {
  const path = `/${resource.name}` as const;
  return {
    upload: endpoint({
      method: 'POST',
      path: `${path}/files`,
      summary: 'Stores a picture or a PDF of up to 10 MB for a field of this resource',
      permission: { anyOf: [rightTo(resource, 'create'), rightTo(resource, 'update')] },
      query: z.strictObject({ name: fileName }),
      takes: 'file',
      repeat: 'harmless',
      reply: z.object({ id, name: z.string(), mime: z.string(), size: count }),
      status: 201,
    }),
    readFile: endpoint({
      method: 'GET',
      path: `${path}/files/:id`,
      of: 'files',
      summary: 'A stored file',
      permission: rightTo(resource, 'read'),
      params: idParams,
      // The company it is opened for, which no header can say of a picture.
      query: z.object({ tenant: id.optional() }),
      gives: 'file',
      reply: z.string(),
    }),
  };
}

/** Whether it has a field that holds a file. */
export function holdsFiles({ fields }: Resource): boolean {
  return Object.values(fields).some(holdsFile);
}
