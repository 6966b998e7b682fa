import * as fields from '@leme/contract/kit/resource/fields';
import { defineResource, type Resource } from '@leme/contract/kit/resource/resource';
import { kitWords } from '@leme/contract/kit/texts/texts';
import { describe, expect, test } from 'vitest';
import { choicesBeside, movedColumn, withColumn } from '../../../list/columns/columns.ts';
import { listAddressReader } from '../list-address.ts';
import { knownColumns, readSettings } from '../list-settings.ts';
import { hasChanged, readViews, searchOf, viewOf } from './views.ts';
import { viewedRegister } from './views-of-register.ts';

const tags: Resource = defineResource({
  name: 'tags',
  texts: kitWords,
  title: 'name',
  fields: {
    name: fields.text({ required: true }),
    color: fields.colour(),
    status: fields.choice(['active', 'inactive'], { required: true, filter: true }),
  },
});
const read = listAddressReader(tags);
const viewed = viewedRegister(tags);
const usual = { columns: null, compact: false };
const usualSettings = { ...usual, limit: 25 };

describe('views', () => {
  const address = read({ status: 'active', sort: '-created_at', page: 4, open: 'new' });
  const view = viewOf(viewed, address, usual, { id: 'v', name: 'Ativas' });

  test('keep what narrows and orders, not the page or what is open', () => {
    expect(view).toEqual({
      id: 'v',
      name: 'Ativas',
      columns: null,
      compact: false,
      search: { sort: '-created_at', status: 'active' },
    });
    expect(searchOf(viewed, read({}))).toEqual({
      q: undefined,
      sort: undefined,
      deleted: undefined,
      status: undefined,
    });
  });

  test('count as changed when filters, order, columns or density differ, not by the page', () => {
    const isChanged = (search: object, settings = usual) =>
      hasChanged(viewed, view, read({ ...search }), settings);
    const same = { status: 'active', sort: '-created_at' };
    expect(isChanged(same)).toBe(false);
    expect(isChanged({ ...same, page: 2 })).toBe(false);
    expect(isChanged({ ...same, status: 'inactive' })).toBe(true);
    expect(isChanged(same, { ...usual, compact: true })).toBe(true);
  });

  test('come back as they were kept; what cannot be understood any more is left out', () => {
    const kept = [
      view,
      { ...view, id: 'w', search: { status: 'sunk', sort: '-gone' }, columns: ['gone', 'color'] },
      { id: 7 },
      null,
    ];
    expect(readViews(viewed, kept)).toEqual([view, { ...view, id: 'w', search: {}, columns: ['color'] }]);
    expect(readViews(viewed, 'nonsense')).toEqual([]);
  });
});

describe('columns', () => {
  test('stand beside the title, each once, and only those that exist', () => {
    expect(knownColumns(tags, ['status', 'name', 'gone', 'status', 7, 'created_at'])).toEqual([
      'status',
      'created_at',
    ]);
    const all = ['color', 'status', 'created_at'].map((id) => ({ id }));
    expect(choicesBeside(all, ['status']).map(({ id }) => id)).toEqual(['status', 'color', 'created_at']);
  });

  test('are added at the end, taken away, and moved as far as there is room', () => {
    expect(withColumn(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(withColumn(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(movedColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(movedColumn(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  });

  test('settings of another time are as usual where they are not understood', () => {
    expect(readSettings(tags, { columns: ['color'], compact: true, limit: 100 })).toEqual({
      columns: ['color'],
      compact: true,
      limit: 100,
    });
    expect(readSettings(tags, { columns: 'all', compact: 1, limit: 7 })).toEqual(usualSettings);
    expect(readSettings(tags, null)).toEqual(usualSettings);
  });
});
