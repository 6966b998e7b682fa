import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import type { OuterDoor } from '../lazy/doors/outer-doors.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { decide, longestWait } from './decide.ts';
import type { Settled } from './inside.tsx';
import { Redirect } from './redirect.tsx';
import { useWaited } from './use-waited.ts';
import { TenantLogin } from './visitors/tenant-login.tsx';
import { Waiting } from './waiting.tsx';

const Inside = lazyScreen(async () => (await import('./inside.tsx')).Inside);
const OuterDoors = lazyScreen(async () => (await import('../lazy/doors/outer-doors.tsx')).OuterDoors);
const ForeignCompany = lazyScreen(
  async () => (await import('../lazy/doors/foreign-company.tsx')).ForeignCompany,
);

/** Every page behind the sign-in, at `/path` and `/{slug}/path` alike: shell and cache survive the crossing. */
export function ProtectedLayout() {
  const { pathname, href } = useLocation();
  const session = useAuthSession();
  const hasWaited = useWaited(longestWait(pathname));
  const decision = decide(pathname, session, hasWaited);
  switch (decision.kind) {
    case 'wait':
      return <Waiting />;
    case 'sign-in':
      return <Redirect to={`/auth?next=${encodeURIComponent(href)}`} />;
    case 'tenant-login':
      return <TenantLogin slug={decision.slug} />;
    case 'foreign-company':
      return (
        <Suspense fallback={<Waiting />}>
          <ForeignCompany slug={decision.slug} />
        </Suspense>
      );
    case 'own-password':
    case 'second-factor':
    case 'account':
      return <Outside decision={decision} />;
    default:
      return session.session ? (
        <Suspense fallback={<Waiting />}>
          <Inside decision={decision} />
        </Suspense>
      ) : (
        <Outside decision={decision} />
      );
  }
}

function Outside({ decision }: { decision: Settled | OuterDoor }) {
  if (decision.kind === 'redirect') return <Redirect to={decision.to} />;
  if (decision.kind === 'denied' || decision.kind === 'screen') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <OuterDoors decision={decision} />
    </Suspense>
  );
}
