import type { UserRow } from '@leme/contract/access/people/user-endpoints';

type Facts = Pick<
  UserRow,
  'status' | 'last_sign_in_at' | 'must_change_password' | 'temporary_until' | 'link_until'
>;

/**
 * What somebody's way in waits for: a temporary password that is open or has ended, a letter's link; null where an own password
 * was set, or where nobody may come in.
 */
export function firstAccess(
  user: Facts,
  now: Temporal.Instant,
): 'temporaryPassword' | 'temporaryOver' | 'awaitsAccess' | 'inviteOver' | null {
  const { must_change_password: isTemporary, temporary_until, link_until } = user;
  if (user.status !== 'active') return null;
  if (isTemporary && !isOver(temporary_until, now)) return 'temporaryPassword';
  if (user.last_sign_in_at !== null) return isTemporary ? 'temporaryOver' : null;
  if (link_until !== null && isOver(link_until, now)) return 'inviteOver';
  return isTemporary ? 'temporaryOver' : 'awaitsAccess';
}

/** A password that was used has no end any more. */
function isOver(until: string | null, now: Temporal.Instant): boolean {
  return until === null || Temporal.Instant.compare(Temporal.Instant.from(until), now) <= 0;
}
