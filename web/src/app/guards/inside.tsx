import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import type { ClosedDoor } from '../lazy/doors/doors.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { Alerts } from '../shell/notices/alerts.tsx';
import { Shell } from '../shell/shell.tsx';
import { useTitle } from '../start/use-title.ts';
import { AuthSessionNotices } from './auth-session-notices.tsx';
import type { Decision } from './decide.ts';
import { Redirect } from './redirect.tsx';
import { Waiting } from './waiting.tsx';

export type Settled = ClosedDoor | Extract<Decision, { kind: 'redirect' | 'screen' }>;

const Doors = lazyScreen(async () => (await import('../lazy/doors/doors.tsx')).Doors);

/** What a signed-in person sees: the shell, and in it the page, why there is none, or the way to another page. */
export function Inside({ decision }: { decision: Settled }) {
  const { tenant } = useSignedIn();
  if (tenant.is_platform && decision.kind === 'redirect') return <Redirect to={decision.to} />;
  return (
    <Shell>
      <AuthSessionNotices />
      <Alerts />
      {contentOf(decision)}
    </Shell>
  );
}

function contentOf(decision: Settled): ReactNode {
  if (decision.kind === 'redirect') return <Redirect to={decision.to} keepsSearch={decision.keepsSearch} />;
  if (decision.kind === 'screen') return <Screen entry={decision.entry} />;
  return (
    <Suspense fallback={<Waiting />}>
      <InMiddle>
        <Doors decision={decision} />
      </InMiddle>
    </Suspense>
  );
}

function Screen({ entry }: { entry: Extract<Settled, { kind: 'screen' }>['entry'] }) {
  const { tenant } = useSignedIn();
  const titleOf = usePageTitle();
  useTitle(titleOf(entry), tenant.name);
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

function InMiddle({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-110 p-4">
      <div className="rounded-lg border bg-surface">{children}</div>
    </div>
  );
}
