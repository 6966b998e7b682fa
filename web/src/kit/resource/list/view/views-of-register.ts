import { filterFields, type Resource } from '@leme/contract/kit/resource/resource';
import { listAddressReader } from '../list-address.ts';
import { knownColumns } from '../list-settings.ts';
import type { Viewed } from './views.ts';

/** What views of a register are made of: all by which it is narrowed and ordered. */
export function viewedRegister(resource: Resource): Viewed {
  return {
    keeps: ['q', 'sort', 'deleted', ...filterFields(resource).map(([name]) => name)],
    read: listAddressReader(resource),
    columnsOf: (kept) => knownColumns(resource, kept),
  };
}
