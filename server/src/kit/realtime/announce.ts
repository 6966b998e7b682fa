import { type ChangeKind, type LiveTable, mostIds } from '@leme/contract/kit/realtime';
import type { Actor } from '../actor.ts';
import type { Tx } from '../database/transaction.ts';
import { notify } from './pg-notifications.ts';

export const changesChannel = 'leme_changes';

/** A change as the processes tell each other. */
export type Announcement = {
  tenant_id: string;
  user_id: string;
  table: LiveTable;
  ids: string[] | null;
  kind: ChangeKind;
};

/**
 * Tells every open page of the company what changed, when the transaction commits and not otherwise. Rows that do not
 * exist any more are told as `removed`; above a hundred ids none is listed.
 */
export function announce(
  { tx, actor: { tenantId, userId } }: { tx: Tx; actor: Pick<Actor, 'tenantId' | 'userId'> },
  table: LiveTable,
  kind: ChangeKind,
  ids: readonly string[],
): void {
  if (ids.length === 0) return;
  const announcement: Announcement = {
    tenant_id: tenantId,
    user_id: userId,
    table,
    ids: ids.length > mostIds ? null : [...ids],
    kind,
  };
  notify(tx, changesChannel, JSON.stringify(announcement));
}
