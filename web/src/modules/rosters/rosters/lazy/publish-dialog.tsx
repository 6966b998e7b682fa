import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import { reasonSentence } from '@leme/contract/rosters/reason-sentence';
import type { previewPublication, publishRoster } from '@leme/contract/rosters/roster-endpoints';
import { useId } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { shows } from '../roster.queries.ts';
import { readRosterAddress } from '../roster-address.ts';
import { rostersTexts } from '../texts/texts.ts';
import { leadToDuty } from './lead-to-duty.ts';

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
  const [first] = seen?.blocked ?? [];
  const why = useId();
  const { state, change } = useUrlState(readRosterAddress);
  const show = (duty: string) => {
    onClose();
    // Duties stand in the week by departure, wherever one looked from.
    if (state.day || state.view) change({ day: undefined, week, view: undefined });
    leadToDuty(duty);
  };
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
            disabled={!seen || first !== undefined}
            aria-describedby={first && why}
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
            {first && (
              <div role="alert" className="flex flex-wrap items-center gap-2 text-danger">
                <p id={why} className="font-semibold">
                  {t('publishBlocked', { count: blocked.length })}
                </p>
                <Button size="sm" className="max-md:min-h-11" onClick={() => show(first.id)}>
                  {t('showFirst')}
                </Button>
              </div>
            )}
            {open > 0 && <p className="text-warning">{t('open', { count: open })}</p>}
            {blocked.length > 0 && (
              <ul className="grid gap-2 text-danger">
                {blocked.map(({ id, name, date, start_time, product, kind, against }) => (
                  <li key={id} className="grid gap-0.5">
                    <span className="wrap-anywhere">
                      <strong>{name}</strong>{' '}
                      {t('blockedAt', {
                        day: shortDate(date),
                        time: start_time,
                        what: product ?? choiceOf(crewShifts.fields.kind, kind ?? 'base', locale),
                      })}
                    </span>
                    <span className="text-sm">
                      {against.map((each) => reasonSentence(each, { locale, timezone })).join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            )}
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
