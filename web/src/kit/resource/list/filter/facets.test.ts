import * as fields from '@leme/contract/kit/resource/fields';
import { defineResource, type Page } from '@leme/contract/kit/resource/resource';
import { kitWords } from '@leme/contract/kit/texts/texts';
import { expect, test } from 'vitest';
import { countOfAll, facetOf } from './facets.ts';

const declared = (required: boolean) =>
  defineResource({
    name: 'tags',
    texts: kitWords,
    title: 'name',
    fields: {
      name: fields.text(),
      color: fields.choice(['red']),
      state: fields.choice(['active', 'inactive'], { required, filter: true }),
    },
  });
const page = { count: 2, facets: { state: { active: 2, inactive: 5 } } } as unknown as Page;

test('the first choice that filters stands over the list', () => {
  expect(facetOf(declared(true))).toMatchObject({ name: 'state', values: ['active', 'inactive'] });
});

test('all rows are those of the list, or all values together while one is chosen', () => {
  const [required, open] = [facetOf(declared(true)), facetOf(declared(false))];
  if (!required || !open) throw new Error('no facet');
  expect(countOfAll(required, page, [])).toBe(2);
  expect(countOfAll(required, page, ['active'])).toBe(7);
  expect(countOfAll(open, page, ['active'])).toBeUndefined();
});
