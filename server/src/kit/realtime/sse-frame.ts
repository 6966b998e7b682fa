import { type Change, type LiveRights, mayHear } from '@leme/contract/kit/realtime';
import type { Actor } from '../actor.ts';
import type { Announcement } from './announce.ts';

/** The text each reader gets of a change: nothing without the right, no ids for partners. Written at most thrice. */
export function frameFor(announcement: Announcement, id: string, live: LiveRights) {
  const { table, kind, user_id } = announcement;
  const written = new Map<string, string>();
  return ({ permissions, partner, userId }: Actor): string | null => {
    if (!mayHear(permissions, table, live)) return null;
    const change: Change = {
      table,
      ids: partner ? null : announcement.ids,
      kind,
      own: userId === user_id,
    };
    const key = `${change.ids === null}${change.own}`;
    const known = written.get(key);
    if (known) return known;
    const frame = `id: ${id}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`;
    written.set(key, frame);
    return frame;
  };
}
