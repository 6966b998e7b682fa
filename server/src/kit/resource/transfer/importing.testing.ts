import type { AnyRow } from '@leme/contract/kit/resource';
import { expect } from 'vitest';
import type { Person } from '../../../testing/world.ts';

const csv = { 'content-type': 'text/csv' };

export async function add(by: Person, path: string, fields: object): Promise<AnyRow> {
  const { status, body } = await by.post(path, fields);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

export function send(by: Person, path: string, text: string | Buffer) {
  return by.post(`${path}/imports?file=lista.csv`, text, csv);
}

/** Sends a file, lets its rows be taken in, and answers what became of it. */
export async function importRows(by: Person, path: string, text: string | Buffer) {
  const { status, body } = await send(by, path, text);
  expect([status, body.errors]).toEqual([201, undefined]);
  expect((await by.post(`${path}/imports/${body.id}/run`)).body.status).toBe('running');
  return await finished(by, path, body.id);
}

export async function finished(by: Person, path: string, id: string) {
  const address = `${path}/imports/${id}`;
  const status = async () => (await by.get(address)).body.status;
  await expect.poll(status).toMatch(/done|failed/);
  return (await by.get(address)).body;
}

export async function rowsOf(by: Person, path: string): Promise<AnyRow[]> {
  return (await by.get(`${path}?limit=200&sort=created_at`)).body.data;
}
