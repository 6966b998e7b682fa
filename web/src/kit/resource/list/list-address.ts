import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Field } from '@leme/contract/kit/resource/fields';
import {
  facetFields,
  fieldsWith,
  filterFields,
  type Resource,
  readSort,
} from '@leme/contract/kit/resource/resource';
import { pageAt, placeOf } from '../../list/pager/place.ts';

/** What the address says of a list after its question mark; a filter stands under the name of its field. */
export type ListAddress = Readonly<Record<string, string | number | undefined>>;

type Search = Readonly<Record<string, unknown>>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads an address; what the list could not show does not apply. */
export function listAddressReader(resource: Resource): (search: Search) => ListAddress {
  const filters = filterFields(resource);
  return (search) => {
    const [page, offset] = [Number(search.page), Number(search.offset)];
    const open = openIn(search);
    return {
      q: textOf(search.q).slice(0, 120) || undefined,
      sort: sortIn(resource, search),
      page: Number.isInteger(page) && page > 1 ? page : undefined,
      offset: Number.isInteger(offset) && offset > 0 ? offset : undefined,
      cursor: textOf(search.cursor) || undefined,
      deleted: textOf(search.deleted) === '1' && !resource.isView ? 1 : undefined,
      open,
      from: open === 'new' && uuid.test(textOf(search.from)) ? textOf(search.from) : undefined,
      tab: open !== 'new' && open && search.tab === 'history' ? 'history' : undefined,
      view: textOf(search.view) || undefined,
      ...Object.fromEntries(filters.map(([name, field]) => [name, filterIn(field, search[name])])),
    };
  };
}

function openIn({ open }: Search): string | undefined {
  const text = textOf(open);
  return text === 'new' || uuid.test(text) ? text : undefined;
}

/** The order of a list nobody ordered. */
export function usualOrder({ order, title }: Resource): string {
  return order ?? title;
}

/** An order other than the usual one. */
function sortIn(resource: Resource, search: Search): string | undefined {
  const sort = textOf(search.sort);
  return sort !== '' && sort !== usualOrder(resource) && readSort(resource, sort) ? sort : undefined;
}

function filterIn(field: Field, given: unknown): string | number | undefined {
  if (isText(field)) return textOf(given).slice(0, 120) || undefined;
  const values = textOf(given).split(',');
  return inAddress(values.filter((value) => isValue(field, value)));
}

/** Whether it is filtered by one text, whatever stands in it. */
const isText = ({ filter }: Field) => filter === 'contains' || filter === 'exact';

function isValue(field: Field, value: string): boolean {
  const read = kindOf(field).readFilter?.(value, field);
  return read !== undefined && 'value' in read;
}

/** The values of a filter in the form an address has them: a lone digit stays a number, which needs no quotes. */
export function inAddress(values: readonly string[]): string | number | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  return values.length === 1 && /^\d$/.test(first) ? Number(first) : values.join(',');
}

/** The values of each filter in force, by field, in the order the fields were declared. */
export function filtersOf(resource: Resource, address: ListAddress): Map<string, string[]> {
  const given = filterFields(resource).flatMap(([name, field]): [string, string[]][] => {
    const value = address[name];
    if (value === undefined) return [];
    return [[name, isText(field) ? [String(value)] : String(value).split(',')]];
  });
  return new Map(given);
}

/** Whether anything but the order and the page narrows the list. */
export function isFiltered(resource: Resource, address: ListAddress): boolean {
  return address.q !== undefined || filtersOf(resource, address).size > 0;
}

/** Where a list begins. */
export const firstPage = { page: undefined, offset: undefined, cursor: undefined } as const;

/**
 * Which page that is. Where a page has more rows on a desk than on a phone, the address says how many rows stand before
 * it, so that the same rows show after a device was turned.
 */
export function pageOf({ page, offset }: ListAddress, limit: number): number {
  return offset === undefined ? Number(page ?? 1) : pageAt(Number(offset), limit);
}

/** No filter and no search. */
export function unfiltered(resource: Resource): ListAddress {
  const none = filterFields(resource).map(([name]) => [name, undefined]);
  return { ...Object.fromEntries(none), q: undefined, ...firstPage };
}

/** What the list counts beside its page: one question for all pages and orders of the same rows. */
export function talliesOf(resource: Resource, address: ListAddress) {
  const { sort, page, cursor, limit, ...narrowing } = questionOf(resource, address, 1) as ListAddress;
  return { ...narrowing, count: 'all', page: 1, limit: 1, ...(hasChoices(resource) && { facets: 1 }) };
}

/** Whether its filters tell how many rows each choice leaves. */
export function hasChoices(resource: Resource): boolean {
  return facetFields(resource).length > 0;
}

const hasTotals = (resource: Resource) => fieldsWith(resource, 'total').length > 0;

/** What the server is asked for an address; how many rows there are in all and with each choice is a question of its own. */
export function questionOf(resource: Resource, address: ListAddress, limit: number) {
  const { page: _page, offset: _offset, cursor, open, from, tab, view, ...narrowing } = address;
  const place = placeOf({ page: pageOf(address, limit), cursor: cursor?.toString() }, limit);
  return { ...narrowing, ...place, limit, ...(hasTotals(resource) && { totals: 1 }) };
}
