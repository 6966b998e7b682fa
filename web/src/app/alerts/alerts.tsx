import type { AuthSession } from '@leme/contract/access/endpoints';
import { isFullAccess, isRole, partnerKind } from '@leme/contract/access/roles';
import { useEffect, useState } from 'react';
import { idleLimitMs, lastActivity } from '#kit/activity.ts';
import { lateCode } from '#kit/fetch-code.ts';
import { useSignedIn } from '#kit/session.tsx';
import { useLate } from '#ui/late.ts';

const lookEveryMs = 60_000;
/** By then the page one came for has what it needs. */
const calmMs = 2_000;
const twoDaysMs = 48 * 3_600_000;

const source = lateCode(() => import('./due-alerts.tsx'));

const trailSource = lateCode(() => import('./trail-watch.tsx'));

/** Looks once a minute whether there may be something to say; what it is, the late code knows. */
export function Alerts() {
  const session = useSignedIn();
  const [looks, setLooks] = useState(1);
  const [isCalm, setCalm] = useState(false);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setInterval(() => setLooks((count) => count + 1), lookEveryMs);
    const calm = setTimeout(() => setCalm(true), calmMs);
    return () => {
      clearInterval(timer);
      clearTimeout(calm);
    };
  }, []);
  const now = Date.now();
  const code = useLate(source, mayBeDue(session, now) && looks, () => undefined);
  const watch = useLate(trailSource, isCalm && hearsOfTrails(session), () => undefined);
  return (
    <>
      {watch && <watch.TrailWatch />}
      {code && <code.DueAlerts now={now} />}
    </>
  );
}

/** Who can do something about a sealed trail that was changed: operators, and the company's own administrators. */
function hearsOfTrails({ role }: AuthSession): boolean {
  return role.startsWith('saas_') || (isRole(role) && isFullAccess(role) && partnerKind(role) === null);
}

function mayBeDue({ session, subscription }: AuthSession, now: number): boolean {
  return (
    now - lastActivity() > idleLimitMs - lookEveryMs ||
    Date.parse(session.access_expires_at) - now <= twoDaysMs ||
    (subscription !== null && subscription.status !== 'active')
  );
}
