import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { civilDate } from '../kit/values/time.ts';
import { dimensionValues } from './engine/dimensions.ts';
import { matrixCells } from './matrix/matrix-cells.ts';
import { positions } from './positions.ts';

const path = '/admin/competency-matrix/versions';
const of = 'competency_versions';
const subject = 'admin-role-competency-matrix';
const version = z.number().int().min(1);

/** More cells than these nobody reads. */
export const mostCells = 300;
export const mostGroups = 4;
export const mostAlternatives = 6;

const any = <const V extends readonly [string, ...string[]]>(values: V) => z.enum(values).nullable();
const asked = {
  position: z.enum(positions),
  activity: any(dimensionValues.activity),
  use_class: any(dimensionValues.use_class),
  nav_area: any(dimensionValues.nav_area),
  boat_type: any(dimensionValues.boat_type),
  tonnage: any(dimensionValues.tonnage),
  groups: z
    .array(z.array(z.strictObject({ competency_id: id, or_higher: z.boolean() })).max(mostAlternatives))
    .max(mostGroups),
  min_age: z.number().int().min(0).max(120).nullable(),
  legal: z.boolean(),
  effect: z.enum(['impede', 'avisa']),
};
const { note, source, checked_on } = matrixCells.fields;
const sent = z.strictObject({
  ...asked,
  note: fieldSchema(note).default(null),
  source: fieldSchema(source).default(null),
  checked_on: fieldSchema(checked_on).default(null),
});
const words = z.string().nullable();
const cell = z.object({ ...asked, note: words, source: words, checked_on: words });
export type MatrixCell = z.infer<typeof cell>;

const head = {
  id,
  number: z.number(),
  status: z.enum(['draft', 'published']),
  effective_from: z.string().nullable(),
  version,
};

export const listMatrixVersions = endpoint({
  method: 'GET',
  path,
  summary: 'The versions of the competency matrix, the newest first',
  permission: may(subject, 'read'),
  reply: z.object({ data: z.array(z.object(head)) }),
});

export const draftMatrix = endpoint({
  method: 'POST',
  path,
  summary: 'Begins a draft with the cells of a version, the last unless said; there is one draft at a time',
  permission: may(subject, 'create'),
  body: z.strictObject({ from: id.optional() }),
  reply: z.object(head),
  status: 201,
});

export const readMatrixCells = endpoint({
  method: 'GET',
  path: `${path}/:id/cells`,
  of,
  summary: 'The cells of a version',
  permission: may(subject, 'read'),
  params: idParams,
  reply: z.object({ ...head, cells: z.array(cell) }),
});

export const saveMatrixCells = endpoint({
  method: 'PUT',
  path: `${path}/:id/cells`,
  of,
  summary: 'Writes the cells of a draft, all of them at once',
  permission: may(subject, 'update'),
  params: idParams,
  body: z.strictObject({ version, cells: z.array(sent).max(mostCells) }),
  reply: z.object(head),
  room: { bytes: 1_250_000, members: mostCells },
});

export const checkMatrix = endpoint({
  method: 'GET',
  path: `${path}/:id/checks`,
  of,
  summary:
    'What keeps a draft from being published, and what is different from the version before, cell by cell',
  permission: may(subject, 'read'),
  params: idParams,
  reply: z.object({
    faults: z.array(
      z.union([
        z.object({
          code: z.literal('uncovered'),
          position: asked.position,
          /** The first of the sailings nobody decides, and how many there are. */
          context: z.record(z.string(), z.string().nullable()),
          count: z.number(),
        }),
        z.object({ code: z.literal('tie'), cells: z.array(z.string()) }),
        z.object({ code: z.literal('unknown'), cell: z.string(), competency: z.string() }),
        z.object({ code: z.literal('empty-group'), cell: z.string() }),
      ]),
    ),
    differences: z.array(
      z.object({
        cell: z.string(),
        kind: z.enum(['added', 'removed', 'changed']),
        before: cell.nullable(),
        after: cell.nullable(),
      }),
    ),
  }),
});
export type MatrixChecks = z.infer<typeof checkMatrix.reply>;

const sheet = `${path}/:id/cells/sheet` as const;

export const exportMatrixCells = endpoint({
  method: 'GET',
  path: sheet,
  of,
  summary: 'The cells of a version as CSV',
  permission: may(subject, 'read'),
  params: idParams,
  gives: 'csv',
  reply: z.string(),
});

export const readMatrixSheet = endpoint({
  method: 'POST',
  path: sheet,
  of,
  summary:
    'Looks a CSV of cells through against a draft and writes nothing: the cells its good rows tell, and what is wrong with the others',
  permission: may(subject, 'update'),
  params: idParams,
  takes: 'csv',
  repeat: 'harmless',
  reply: z.object({
    cells: z.array(cell),
    refused: z.array(
      z.object({
        row: z.number().int(),
        faults: z.array(
          z.object({
            pointer: z.string(),
            code: z.string(),
            params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
          }),
        ),
      }),
    ),
  }),
});
export type MatrixSheet = z.infer<typeof readMatrixSheet.reply>;

export const publishMatrix = endpoint({
  method: 'POST',
  path: `${path}/:id/publication`,
  of,
  summary: 'Publishes a draft that decides every sailing, from tomorrow on at the earliest',
  permission: may(subject, 'update'),
  params: idParams,
  body: z.strictObject({ version, effective_from: civilDate }),
  reply: z.object(head),
});
