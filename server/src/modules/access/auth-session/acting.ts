import { Problem } from '@leme/contract/kit/problem';
import type { ActingGrant } from './load-session.ts';

const idleMinutes = 30;
const longestHours = 4;

/** When leave to act in a company ends: half an hour after the last act, four hours after it was given. */
export function actingUntil(grant: { granted_at: string; last_act_at: string }): Temporal.Instant {
  const idle = Temporal.Instant.from(grant.last_act_at).add({ minutes: idleMinutes });
  const longest = Temporal.Instant.from(grant.granted_at).add({ hours: longestHours });
  return Temporal.Instant.compare(idle, longest) < 0 ? idle : longest;
}

/** The unexpired grant for a company, or the problem that makes a stale tab reload. */
export function requireGrant(
  grants: readonly ActingGrant[],
  tenantId: string,
  now: Temporal.Instant,
): ActingGrant {
  const grant = grants.find(({ tenant }) => tenant.id === tenantId);
  if (grant?.tenant.status !== 'active' || Temporal.Instant.compare(actingUntil(grant), now) <= 0) {
    throw new Problem('tenant-changed');
  }
  return grant;
}
