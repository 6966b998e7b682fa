import type { endUserSessions, UserRow } from '@leme/contract/access/people/user-endpoints';
import { call } from '#kit/api/api.ts';
import { deviceOf } from '#kit/device/device-of.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { useUserFailure } from '../../users/act/use-user-failure.tsx';
import { userTexts } from '../texts/texts.ts';
import { useUserSessions } from '../user.queries.ts';

/** Where the person is signed in; each can be ended, and all at once. */
export function PersonSessions({ user: { id } }: { user: UserRow }) {
  const t = useText(userTexts);
  const { dateTime } = useFormat();
  const fails = useUserFailure();
  const query = useUserSessions(id, true);
  const { run: end } = useVerb(
    (which: { key?: string }) =>
      call<typeof endUserSessions>('DELETE /users/:id/sessions', { id, ...which }).finally(query.refetch),
    {
      each: ({ key = '' }) => key,
      shows: ['users'],
      done: ({ ended }) => t('ended', { count: ended }),
      place: (error) => fails(t('endFailed'), error),
    },
  );
  const several = (query.data?.data.length ?? 0) > 1;
  return (
    <Card>
      <CardHead
        title={t('sessions')}
        actions={several && <Button onClick={() => void end({})}>{t('endAll')}</Button>}
      />
      <CardBody>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('sessionsFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noSessions')}</p>}
        >
          {({ data }) => (
            <ul className="grid gap-2">
              {data.map((session) => (
                <li key={session.key} className="flex items-center justify-between gap-4">
                  <span>
                    {deviceOf(session.user_agent) ?? t('unknownDevice')}
                    <span className="block text-muted-fg text-xs">
                      {t('lastActive', { at: dateTime(session.last_active_at) })}
                    </span>
                  </span>
                  <Button onClick={() => void end({ key: session.key })}>{t('end')}</Button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
}
