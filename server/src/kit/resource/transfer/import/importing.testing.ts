import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { expect } from 'vitest';
import type { Person } from '../../../../testing/world.ts';

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

/** Customers with all that is awkward, and what they point to. */
export async function awkwardCustomers(by: Person): Promise<void> {
  const vip = await add(by, '/tags', { name: 'VIP' });
  const other = await add(by, '/tags', { name: '=Família; "grande"' });
  const agent = await add(by, '/customers', { name: 'Agência Sol', kind: 'agente' });
  await add(by, '/customers', {
    name: '\'=José, "o Grande"',
    phone: '+5548999990000',
    email: 'jose@exemplo.test',
    tax_id: '012.345.678-90',
    birth_date: '1980-12-31',
    nationality: '-',
    language: 'es',
    marketing_consent: true,
    agent_id: agent.id,
    tags: [vip.id, other.id],
    notes: 'um\n\ndois;três',
  });
  await add(by, '/customers', { name: '+351 Lisboa', phone: '+351912345678', tags: [other.id] });
}
