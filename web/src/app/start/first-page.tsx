import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { wasSignedIn } from '#kit/auth-session/auth-session-store.ts';
import { AuthPage, fetchSignIn, TenantLoginPage } from './lazy-sign-in.tsx';
import { Splash } from './splash.tsx';
import { StartFailure } from './start-failure/start-failure.tsx';
import { possibleSlug, useSignInCompany } from './use-sign-in-company.ts';

const fetchApp = () => import('../app.tsx');
const prefetchApp = () => void fetchApp().catch(() => undefined);

const App = lazy(() =>
  fetchApp().then(
    ({ App: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => <StartFailure /> }),
  ),
);

const isAuthAddress = () => /^\/auth\/*$/.test(location.pathname);

/** What the address needs besides the texts before the first page can be drawn. */
export async function fetchFirstPage(): Promise<void> {
  if (isAuthAddress()) await fetchSignIn();
}

/**
 * A visitor gets the sign-in page of the address alone, `/auth` or a company's; the application is fetched while the
 * e-mail is typed. Once it is there, or for whoever is signed in, every address is the router's.
 */
export function FirstPage() {
  const { state } = useAuthSession();
  const [slug] = useState(() => possibleSlug(location.pathname));
  const [isAuth] = useState(isAuthAddress);
  const [needsApp, setNeedsApp] = useState(() => !isAuth && (slug === null || wasSignedIn()));
  const entrance = useSignInCompany(needsApp ? null : slug, state);
  if (!needsApp && (state === 'signed-in' || entrance === 'none')) setNeedsApp(true);
  if (needsApp) return <Whole />;
  if (isAuth) return <AuthPage onTyping={prefetchApp} />;
  if (entrance === 'none' || entrance === 'unknown') return <Splash />;
  return <TenantLoginPage company={entrance} onTyping={prefetchApp} />;
}

function Whole(): ReactNode {
  return (
    <Suspense fallback={<Splash />}>
      <App />
    </Suspense>
  );
}
