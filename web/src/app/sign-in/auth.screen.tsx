import { useSession } from '#kit/session.tsx';
import { landingOf } from '../guards/next-path.ts';
import { Redirect } from '../guards/redirect.tsx';
import { safeNext } from '../guards/safe-next.ts';
import { AuthPage } from './late-entrance.tsx';

/** `/auth`: signs in and goes on to the page asked for, else to the first one permitted. */
export function AuthScreen({ next }: { next: string | undefined }) {
  const { session } = useSession();
  if (session) return <Redirect to={safeNext(next, location.origin) ?? landingOf(session)} />;
  return <AuthPage />;
}
