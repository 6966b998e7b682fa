import * as fields from '@leme/contract/kit/fields';
import { defineResource, type Page } from '@leme/contract/kit/resource';
import { expect, test } from 'vitest';
import { countOfAll, facetOf } from './facets.ts';

const word = 'Campo|Field|Campo|Champ|Campo';
const declared = (required: boolean) =>
  defineResource({
    name: 'tags',
    one: word,
    title: 'name',
    fields: {
      name: fields.text(word),
      color: fields.choice(word, { red: word }),
      state: fields.choice(word, { active: word, inactive: word }, { required, filter: true }),
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
