import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Denied } from '#kit/denied.tsx';
import { useLocalised, useText } from '#kit/i18n.ts';
import { kitMessages } from '#kit/kit-messages.ts';
import { useSignedIn } from '#kit/session.tsx';
import { Alerts } from '../alerts/alerts.tsx';
import { Shell } from '../shell/shell.tsx';
import type { Settled } from './protected-layout.tsx';
import { Redirect } from './redirect.tsx';
import { SessionNotices } from './session-notices.tsx';
import { useTitle } from './use-title.ts';
import { Waiting } from './waiting.tsx';

/** What a signed-in person sees: the shell, and in it the page, "Acesso negado" or the way to another page. */
export function Inside({ decision }: { decision: Settled }) {
  const { tenant } = useSignedIn();
  if (tenant.is_platform && decision.kind === 'redirect') return <Redirect to={decision.to} />;
  return (
    <Shell>
      <SessionNotices />
      <Alerts />
      {contentOf(decision)}
    </Shell>
  );
}

function contentOf(decision: Settled): ReactNode {
  if (decision.kind === 'redirect') return <Redirect to={decision.to} keepsSearch={decision.keepsSearch} />;
  if (decision.kind === 'denied') return <DeniedPage resource={decision.resource} />;
  return <Screen entry={decision.entry} />;
}

function Screen({ entry }: { entry: Extract<Settled, { kind: 'screen' }>['entry'] }) {
  const { tenant } = useSignedIn();
  const localised = useLocalised();
  useTitle(localised(entry.title), tenant.name);
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

function DeniedPage({ resource }: { resource: string | null }) {
  const t = useText(kitMessages);
  useTitle(t('denied'));
  return (
    <div className="mx-auto w-full max-w-110 p-4">
      <div className="rounded-lg border bg-surface">
        <Denied resource={resource} />
      </div>
    </div>
  );
}
