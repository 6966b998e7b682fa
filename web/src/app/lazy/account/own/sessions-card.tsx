import type { endOwnSessions, listOwnSessions } from '@leme/contract/access/sign-in/own-account-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { deviceOf } from '#kit/device/device-of.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Failure } from '../second-factor/failure.tsx';
import { accountTexts } from '../texts/texts.ts';

/** Where the person is signed in; each other session can be ended, and all others at once. */
export function SessionsCard() {
  const t = useText(accountTexts);
  const { dateTime } = useFormat();
  const [ended, setEnded] = useState<number>();
  const [error, setError] = useState<unknown>();
  const query = useAsk<typeof listOwnSessions>('GET /auth/sessions', {}, { staleTime: 0 });
  const { run } = useVerb(
    (which: { key?: string }) =>
      call<typeof endOwnSessions>('DELETE /auth/sessions', which).finally(query.refetch),
    {
      each: ({ key = '' }) => key,
      done: ({ ended: count }) => setEnded(count),
      place: (failure) => {
        setError(failure);
        return true;
      },
    },
  );
  const end = (which: { key?: string }) => {
    setError(undefined);
    setEnded(undefined);
    void run(which);
  };
  const others = query.data?.data.filter(({ is_own }) => !is_own) ?? [];
  return (
    <Card>
      <CardHead
        title={t('sessions')}
        actions={others.length > 0 && <Button onClick={() => end({})}>{t('endOthers')}</Button>}
      />
      <CardBody className="grid gap-4">
        <div role="status" className="empty:hidden">
          {ended !== undefined && <Banner tone="success">{t('sessionsEnded', { count: ended })}</Banner>}
        </div>
        <Failure error={error} />
        <QueryView query={query} skeleton="list" errorTitle={t('sessionsFailed')}>
          {({ data }) => (
            <ul className="grid gap-2">
              {data.map(({ key, is_own, user_agent, created_at, last_active_at }) => {
                const device = deviceOf(user_agent) ?? t('unknownDevice');
                const at = { since: dateTime(created_at), last: dateTime(last_active_at) };
                return (
                  <li key={key} className="flex items-center justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">
                      {is_own ? `${device} · ${t('thisDevice')}` : device}
                      <span className="block text-muted-fg text-xs">{t('sessionSince', at)}</span>
                    </span>
                    {!is_own && (
                      <Button aria-label={t('endSessionOf', { device })} onClick={() => end({ key })}>
                        {t('endSession')}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
}
