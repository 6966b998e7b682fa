import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '#kit/session.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { TenantLogin } from '../sign-in/tenant-login.tsx';
import { type Decision, decide, patience } from './decide.ts';
import { PageNotFound } from './not-found.tsx';
import { Redirect } from './redirect.tsx';
import { useWaited } from './use-waited.ts';
import { Waiting } from './waiting.tsx';

const Inside = lazyScreen(async () => (await import('./inside.tsx')).Inside);
const ForeignCompany = lazyScreen(async () => (await import('./foreign-company.tsx')).ForeignCompany);

/** Every page behind the sign-in, at `/path` and `/{slug}/path` alike: shell and cache survive the crossing. */
export function ProtectedLayout() {
  const { pathname, href } = useLocation();
  const session = useSession();
  const hasWaited = useWaited(patience(pathname));
  const decision = decide(pathname, session, hasWaited);
  switch (decision.kind) {
    case 'wait':
      return <Waiting />;
    case 'sign-in':
      return <Redirect to={`/auth?next=${encodeURIComponent(href)}`} />;
    case 'tenant-login':
      return <TenantLogin slug={decision.slug} />;
    case 'not-found':
      return <PageNotFound />;
    case 'foreign-company':
      return (
        <Suspense fallback={<Waiting />}>
          <ForeignCompany slug={decision.slug} />
        </Suspense>
      );
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

export type Settled = Extract<Decision, { kind: 'redirect' | 'denied' | 'screen' }>;

function Outside({ decision }: { decision: Settled }) {
  return decision.kind === 'redirect' ? <Redirect to={decision.to} /> : <Waiting />;
}
