import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/i18n.ts';
import { kitMessages } from '#kit/kit-messages.ts';
import { useProblemText } from '#kit/problem-text.ts';
import { useSession } from '#kit/session.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FullPage } from '../guards/full-page.tsx';
import { Redirect } from '../guards/redirect.tsx';
import { useTitle } from '../guards/use-title.ts';
import { Waiting } from '../guards/waiting.tsx';
import { signInMessages } from './messages.ts';

/** `/logout`: ends the session by a POST, then leads to `/auth`. */
export function LogoutScreen() {
  const t = useText(signInMessages);
  const k = useText(kitMessages);
  const problemText = useProblemText();
  const { signOut } = useSession();
  useTitle(t('signingOut'));
  const leaving = useQuery({
    queryKey: ['logout'],
    queryFn: async () => {
      await signOut();
      return true;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (leaving.isSuccess) return <Redirect to="/auth" />;
  if (leaving.isError && !leaving.isFetching) {
    return (
      <FullPage>
        <ErrorState
          title={t('signOutFailed')}
          cause={problemText(leaving.error)}
          onRetry={() => void leaving.refetch()}
          labels={{ retry: k('retry'), code: k('code'), copy: k('copy') }}
        />
      </FullPage>
    );
  }
  return <Waiting />;
}
