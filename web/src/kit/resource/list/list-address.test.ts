import * as fields from '@leme/contract/kit/resource/fields';
import { defineResource, type Resource } from '@leme/contract/kit/resource/resource';
import { kitWords } from '@leme/contract/kit/texts/texts';
import { describe, expect, test } from 'vitest';
import { deepestPage } from '../../list/pager/place.ts';
import {
  filtersOf,
  isFiltered,
  listAddressReader,
  questionOf,
  talliesOf,
  unfiltered,
} from './list-address.ts';

const id = '0190a0b0-0000-7000-8000-000000000001';
const other = '0190a0b0-0000-7000-8000-000000000002';

const boats: Resource = defineResource({
  name: 'boats',
  texts: kitWords,
  title: 'boat_name',
  fields: {
    boat_name: fields.text({ required: true }),
    status: fields.choice(['active', 'inactive'], { required: true, filter: true }),
    owner: fields.reference('suppliers', { filter: true }),
    is_open: fields.boolean({ filter: true }),
    capacity: fields.integer({ total: 'sum', required: true, sort: true }),
    notes: fields.longText(),
  },
});
const read = listAddressReader(boats);
const set = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(read(search)).filter(([, value]) => value !== undefined));

describe('the address of a list', () => {
  test('says filters by field, order, search, page and the open record', () => {
    expect(
      set({
        status: 'active,inactive',
        owner: id,
        is_open: 1,
        sort: '-capacity',
        q: 'netuno',
        page: 3,
        open: id,
      }),
    ).toEqual({
      status: 'active,inactive',
      owner: id,
      is_open: 1,
      sort: '-capacity',
      q: 'netuno',
      page: 3,
      open: id,
    });
  });

  test('what a list cannot show does not apply', () => {
    expect(
      set({
        status: 'sunk,active',
        owner: 'me',
        is_open: 7,
        notes: 'x',
        sort: 'notes',
        page: -2,
        open: '../x',
      }),
    ).toEqual({ status: 'active' });
    expect(set({ page: 1, sort: 'boat_name', q: '', deleted: 'yes', view: '' })).toEqual({});
  });

  test('a number typed into the search is a text', () => {
    expect(set({ q: 9991 })).toEqual({ q: '9991' });
  });

  test('a new record may start as the copy of one, an old one not', () => {
    expect(set({ open: 'new', from: id })).toEqual({ open: 'new', from: id });
    expect(set({ open: other, from: id })).toEqual({ open: other });
  });

  test('filters are several values, and clearing takes them and the search off', () => {
    const address = read({ status: 'active,inactive', is_open: 0, q: 'n', sort: 'capacity', page: 2 });
    expect([...filtersOf(boats, address)]).toEqual([
      ['status', ['active', 'inactive']],
      ['is_open', ['0']],
    ]);
    const cleared = { ...address, ...unfiltered(boats) };
    expect([isFiltered(boats, address), isFiltered(boats, cleared)]).toEqual([true, false]);
    expect(cleared.sort).toBe('capacity');
  });
});

describe('what the server is asked', () => {
  test('what narrows, the page and the sums; not what is open', () => {
    expect(questionOf(boats, { status: 'active', page: 2, open: id, view: 'v' }, 25)).toEqual({
      status: 'active',
      page: 2,
      limit: 25,
      totals: 1,
    });
  });

  test('what it counts is one question for all pages and orders of the same rows', () => {
    const counted = { status: 'active', count: 'all', page: 1, limit: 1, facets: 1, totals: 1 };
    for (const place of [{}, { page: 3 }, { sort: '-capacity' }, { page: 900, cursor: 'c' }])
      expect(talliesOf(boats, { status: 'active', ...place })).toEqual(counted);
  });

  test('beyond ten thousand rows only a cursor leads on', () => {
    expect(deepestPage(100)).toBe(100);
    expect(questionOf(boats, { page: 100, cursor: 'c' }, 100)).toMatchObject({ page: 100 });
    expect(questionOf(boats, { page: 101, cursor: 'c' }, 100)).toMatchObject({ cursor: 'c' });
    expect(questionOf(boats, { page: 101 }, 100)).toMatchObject({ page: 1 });
  });
});
