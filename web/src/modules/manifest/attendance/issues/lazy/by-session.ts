import type { AttendanceConflict } from '@leme/contract/manifest/issue-endpoints';
import { groupBy } from '#kit/browser/group-by.ts';

export type SessionOfConflicts = { session: AttendanceConflict; people: readonly AttendanceConflict[] };

/** People of one session together, sessions in the order they came; the first of each says which session it is. */
export function bySession(conflicts: readonly AttendanceConflict[]): SessionOfConflicts[] {
  return [...groupBy(conflicts, ({ session_id }) => session_id).values()].flatMap((people) => {
    const [session] = people;
    return session ? [{ session, people }] : [];
  });
}
