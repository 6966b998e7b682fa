import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { temporaryHours } from '@leme/contract/access/people/users';

type Facts = Pick<
  UserRow,
  'status' | 'created_at' | 'last_sign_in_at' | 'must_change_password' | 'link_until'
>;

/** What the first sign-in of somebody waits for; null where there was one, or where none is possible. */
export function firstAccess(
  user: Facts,
  now: Temporal.Instant,
): 'temporaryPassword' | 'awaitsAccess' | 'inviteOver' | null {
  if (user.status !== 'active' || user.last_sign_in_at !== null) return null;
  const until = waysInUntil(user);
  if (until && Temporal.Instant.compare(until, now) <= 0) return 'inviteOver';
  return user.must_change_password ? 'temporaryPassword' : 'awaitsAccess';
}

/** Until when the newest way in is good: the link of a letter, else the temporary password the person was made with. */
function waysInUntil({ link_until, must_change_password, created_at }: Facts): Temporal.Instant | null {
  if (link_until !== null) return Temporal.Instant.from(link_until);
  if (!must_change_password) return null;
  return Temporal.Instant.from(created_at).add({ hours: temporaryHours });
}
