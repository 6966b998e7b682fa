import type { AttendanceRefusal } from '@leme/contract/manifest/issue-endpoints';
import { groupBy } from '#kit/browser/group-by.ts';

export type RefusalsOfPerson = { newest: AttendanceRefusal; refusals: readonly AttendanceRefusal[] };

/** Refused marks of one person for one reason together, in the order they came; one look takes them off the list. */
export function byPerson(refusals: readonly AttendanceRefusal[]): RefusalsOfPerson[] {
  const groups = groupBy(refusals, ({ user_id, reason }) => `${user_id} ${reason}`);
  return [...groups.values()].flatMap((together) => {
    const [newest] = together;
    return newest ? [{ newest, refusals: together }] : [];
  });
}
