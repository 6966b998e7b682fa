import type { AuthSession } from '@leme/contract/access/endpoints';
import { isFullAccess, isRole, partnerKind } from '@leme/contract/access/roles';
import { useEffect, useState } from 'react';
import { idleLimitMs, lastActivity } from '#kit/auth-session/activity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import { useCalm } from '../use-calm.ts';

const lookEveryMs = 60_000;
const twoDaysMs = 48 * 3_600_000;

const source = lazyCode(() => import('../../lazy/alerts/due-alerts.tsx'));

const trailSource = lazyCode(() => import('../../lazy/trail-alarm/trail-watch.tsx'));

/** Looks once a minute whether there may be something to say; what it is, the late code knows. */
export function Alerts() {
  const session = useSignedIn();
  const [looks, setLooks] = useState(1);
  const isCalm = useCalm();
  // Outside system: the clock.
  useEffect(() => {
    const timer = setInterval(() => setLooks((count) => count + 1), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  const now = Date.now();
  const code = useLazyModule(source, mayBeDue(session, now) && looks, () => undefined);
  const watch = useLazyModule(trailSource, isCalm && hearsOfTrails(session), () => undefined);
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
    now - lastActivity() > idleLimitMs() - lookEveryMs ||
    Date.parse(session.access_expires_at) - now <= twoDaysMs ||
    (subscription !== null && subscription.status !== 'active')
  );
}
