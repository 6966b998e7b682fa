import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FullPage } from '../../guards/full-page.tsx';
import { Redirect } from '../../guards/redirect.tsx';
import { Waiting } from '../../guards/waiting.tsx';
import { useTitle } from '../../start/use-title.ts';
import { logoutTexts } from './texts/texts.ts';

/** `/logout`: sends what this device still holds, ends the session by a POST, then leads to `/auth`. */
export function LogoutScreen() {
  const t = useText(logoutTexts);
  const k = useText(kitTexts);
  const problemText = useProblemText();
  const { money } = useFormat();
  const { signOut } = useAuthSession();
  const [isSure, setSure] = useState(false);
  const [stays, setStays] = useState(false);
  useTitle(t('signingOut'));
  const leaving = useQuery({
    queryKey: ['logout', isSure],
    queryFn: async () => {
      const { sendBeforeLeaving } = await import(
        '#modules/manifest/attendance/outbox/lazy/send-before-leaving.ts'
      );
      const left = isSure ? { count: 0, money: 0 } : await sendBeforeLeaving();
      if (left.count === 0) await signOut();
      return left;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (stays) return <Redirect to="/" />;
  if (leaving.data?.count === 0) return <Redirect to="/auth" />;
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
  if (leaving.data !== undefined) {
    return (
      <FullPage>
        <EmptyState
          icon={<CloudUpload />}
          title={
            leaving.data.money > 0
              ? t('unsentMoneyTitle', { count: leaving.data.count, amount: money(leaving.data.money) })
              : t('unsentTitle', { count: leaving.data.count })
          }
          text={t('unsentText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => setSure(true)}>{t('leaveAnyway')}</Button>
              <Button variant="primary" onClick={() => setStays(true)}>
                {t('stay')}
              </Button>
            </div>
          }
        />
      </FullPage>
    );
  }
  return <Waiting />;
}
