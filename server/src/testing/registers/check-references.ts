import type { Resource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import type { Browser } from '../client.ts';
import { rivals, type Values } from './example-rows.ts';

type Around = { keeper: Browser; next: () => Values };

/** What points to a row points to one that is there and one's own. */
export function checkReferences(resource: Resource, { keeper, next }: Around): void {
  const path = `/${resource.name}`;
  test('a reference to a foreign, deleted or unknown row is refused beside its field', async () => {
    const pointing = Object.entries(resource.fields).filter(([, { to }]) => to !== undefined);
    for (const [field, { kind }] of pointing) {
      const value = kind === 'references' ? [newId()] : newId();
      const row = { ...next(), ...rivals(resource, field), [field]: value };
      const { status, body } = await keeper.post(path, row);
      expect([status, body.errors]).toEqual([422, [{ pointer: `/${field}`, code: 'unknown' }]]);
      expect((await keeper.get(`${path}/options/${field}`)).status).toBe(200);
    }
    expect((await keeper.get(`${path}/options/nonsense`)).status).toBe(404);
  });
}
