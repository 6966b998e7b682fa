import { reasonSentence } from '@leme/contract/rosters/reason-sentence';
import type { previewPublication, publishRoster } from '@leme/contract/rosters/roster-endpoints';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { shows } from '../roster.queries.ts';
import { rostersTexts } from '../texts/texts.ts';

/** Before a week is published: whom it tells what, and what keeps it from being published. */
export function PublishDialog({ week, onClose }: { week: string; onClose: () => void }) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const timezone = useTimeZone();
  const { shortDate, time } = useFormat();
  const query = useAsk<typeof previewPublication>('GET /rosters/:week/publication', { week }, { shows });
  const publish = useVerb(
    (version: number) => call<typeof publishRoster>('POST /rosters/:week/publication', { week, version }),
    {
      shows,
      done: ({ told }) => {
        onClose();
        return t('published', { count: told });
      },
      failed: t('notDone'),
    },
  );
  const seen = query.data;
  return (
    <Dialog
      onClose={onClose}
      title={t('publish')}
      description={t('publishText')}
      footer={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button
            variant="primary"
            disabled={!seen || seen.blocked.length > 0}
            busy={publish.isBusy}
            onClick={() => seen && void publish.run(seen.version)}
          >
            {t('publish')}
          </Button>
        </>
      }
    >
      <QueryView query={query} skeleton="list" skeletonCount={3} errorTitle={t('loadFailed')}>
        {({ people, blocked, open }) => (
          <div className="grid gap-3">
            {open > 0 && <p className="text-warning">{t('open', { count: open })}</p>}
            {blocked.map(({ id, name, against }) => (
              <p key={id} role="alert" className="text-danger">
                {name}: {against.map((each) => reasonSentence(each, { locale, timezone })).join(' · ')}
              </p>
            ))}
            {people.length === 0 && <p>{t('nobodyToTell')}</p>}
            <ul className="grid gap-2">
              {people.map(({ crew_id, name, reached, changes }) => (
                <li key={crew_id} className="grid gap-0.5 rounded-lg border px-3 py-2">
                  <strong>{name}</strong>
                  {!reached && <span className="text-sm text-warning">{t('noAddress')}</span>}
                  {changes.map((change) => (
                    <span key={`${change.starts_at} ${change.kind} ${change.what}`} className="text-sm">
                      {t(`change.${change.kind}`)}: {shortDate(change.date)} {time(change.starts_at)}{' '}
                      {change.what}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}
