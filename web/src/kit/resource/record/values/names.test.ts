import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { createNames, rowLabel } from './names.ts';

const row = (tags: Record<string, string>) =>
  ({
    id: '1',
    version: 1,
    tags: Object.keys(tags),
    labels: { tags: Object.values(tags) },
  }) as unknown as AnyRow;

test('what a newer state of a record points to has its name, as after two customers became one', () => {
  const names = createNames(customers, [row({ a: 'Família' })]);
  names.learn(row({ a: 'Família', b: 'Retorno' }));
  expect(rowLabel(names, 'tags', ['a', 'b'])).toEqual(['Família', 'Retorno']);
});
