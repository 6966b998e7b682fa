import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { AuthPage } from '../../start/lazy-sign-in.tsx';
import { landingOf } from '../address/next-path.ts';
import { safeNext } from '../address/safe-next.ts';
import { Redirect } from '../redirect.tsx';

/** `/auth`: signs in and goes on to the page asked for, else to the first one permitted. */
export function AuthScreen({ next }: { next: string | undefined }) {
  const { session } = useAuthSession();
  if (session) return <Redirect to={safeNext(next, location.origin) ?? landingOf(session)} />;
  return <AuthPage />;
}
