import { may } from '@leme/contract/access/permission';
import type { Resource } from '@leme/contract/kit/resource';
import { useCan } from '../../session.tsx';

export type RecordRights = { create: boolean; update: boolean; delete: boolean };

/** What the person may do to the rows of a register. */
export function useRecordRights({ name }: Resource): RecordRights {
  const can = useCan();
  return {
    create: can(may(name, 'create')),
    update: can(may(name, 'update')),
    delete: can(may(name, 'delete')),
  };
}
