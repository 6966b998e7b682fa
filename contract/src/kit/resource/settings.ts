import { z } from 'zod';
import type { Need } from '../../access/permission.ts';
import type { Endpoint, Method } from '../endpoint.ts';
import type { Entity } from './entity.ts';
import { fieldSchema, rowShape } from './field-schema.ts';
import type { Fields, ValuesOf } from './fields.ts';

/** The one row of a company that decides something, and how often it was decided; 0 until somebody does. */
export type SettingsOf<F extends Fields> = ValuesOf<F> & { version: number };
/** The same as it is answered, with the names of what it points to. */
export type SettingsReply<F extends Fields> = SettingsOf<F> & { labels: Record<string, string> };

type Said = {
  /** What one decides here, and where it is told. */
  summary: { read: string; update: string };
  read: Need;
  update: Need;
};

type At<N extends string, M extends Method, B extends z.ZodType, R extends z.ZodType> = Endpoint<
  z.ZodType,
  z.ZodType,
  B,
  R,
  M,
  `/${N}`
>;

/** The two addresses of settings: one row of a company, read and written whole, with the version it was typed over. */
export function settingsEndpoints<const N extends string, F extends Fields>(
  name: N,
  { fields }: Entity<F>,
  { summary, read, update }: Said,
) {
  const version = z.number().int();
  const said = Object.entries(fields).map(([field, declared]) => [field, fieldSchema(declared)] as const);
  const body = z.strictObject({
    ...Object.fromEntries(said),
    version: version.min(0),
  }) as unknown as z.ZodType<SettingsOf<F>, SettingsOf<F>>;
  const labels = z.record(z.string(), z.string());
  const reply = z.object({ ...rowShape(fields), labels, version }) as unknown as z.ZodType<SettingsReply<F>>;
  const path = `/${name}` as const;
  const reads: At<N, 'GET', z.ZodType, typeof reply> = {
    method: 'GET',
    path,
    summary: summary.read,
    permission: read,
    reply,
  };
  const writes: At<N, 'PUT', typeof body, typeof reply> = {
    method: 'PUT',
    path,
    summary: summary.update,
    permission: update,
    body,
    reply,
  };
  return [reads, writes] as const;
}
