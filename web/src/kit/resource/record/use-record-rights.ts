import { type Resource, rightTo } from '@leme/contract/kit/resource/resource';
import { useCan } from '../../auth-session/rights.ts';

export type RecordRights = { create: boolean; update: boolean; delete: boolean };

/** What the person may do to the rows of a register. */
export function useRecordRights(resource: Resource): RecordRights {
  const can = useCan();
  return {
    create: can(rightTo(resource, 'create')),
    update: can(rightTo(resource, 'update')),
    delete: can(rightTo(resource, 'delete')),
  };
}
