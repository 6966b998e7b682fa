import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { fareCodes } from '../catalog/fare-types.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { mappedKinds } from './channel-mappings.ts';

/** Rows of a partner's file. */
export const mostOfSheet = 500;
const count = z.number().int();

export const importExternalBookings = endpoint({
  method: 'POST',
  path: '/external-bookings/sheet',
  summary:
    'A CSV of a partner of up to 500 sales: looked through with `dry_run`, else taken in row by row. A reference that is there already is left as it is; what cannot be booked waits in the inbox; rows that say no sale come back as a file',
  permission: may('reservas-externas', 'create'),
  query: z.strictObject({ partner_id: id, dry_run: z.enum(['true']).optional() }),
  takes: 'csv',
  repeat: 'harmless',
  reply: z.object({
    rows: count,
    booked: count,
    /** Waiting for the office. */
    review: count,
    there: count,
    refused: count,
    /** The rows that stayed out, as a CSV with what is wrong of each. */
    refused_file: z.string().nullable(),
  }),
});
export type SheetOfPartner = z.output<(typeof importExternalBookings)['reply']>;

export const listUnmapped = endpoint({
  method: 'GET',
  path: '/channel-mappings/suggestions',
  summary: 'Names of partners that stand for nothing yet, each with what of ours is called most alike',
  permission: read('reservas-externas'),
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          version: count,
          their_name: z.string(),
          kind: z.enum(mappedKinds),
          partner: z.object({ id, name: z.string() }),
          product: z.object({ id, name: z.string() }).nullable(),
          fare_code: z.enum(fareCodes).nullable(),
        }),
      )
      .max(200),
  }),
});
export type Unmapped = z.output<(typeof listUnmapped)['reply']>['data'][number];
