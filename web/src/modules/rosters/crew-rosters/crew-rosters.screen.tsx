import { dayIn } from '@leme/contract/kit/values/days';
import type { CrewRosters } from '@leme/contract/rosters/own-endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { isStale } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { prefetchCrewRosters, useCrewRosters } from './crew-rosters.queries.ts';
import { Everybody } from './everybody.tsx';
import { OwnDuties } from './own-duties.tsx';
import { crewRostersTexts } from './texts/texts.ts';

const CalendarDialog = lazyPart(async () => (await import('./lazy/calendar-dialog.tsx')).CalendarDialog);

/** What one does next, and who sails when. */
export const screen = Object.assign(CrewRostersPage, { prefetch: prefetchCrewRosters });

const views = ['own', 'all'] as const;
const readAddress = ({ view }: Readonly<Record<string, unknown>>) => ({
  view: views.find((each) => each === view),
});

function CrewRostersPage() {
  const t = useText(crewRostersTexts);
  const titleOf = usePageTitle();
  const zone = useTimeZone();
  const { state, change } = useUrlState(readAddress);
  const [isSubscribing, setSubscribing] = useState(false);
  const query = useCrewRosters(dayIn(zone, Temporal.Now.instant()));
  const isKept = isStale(query);
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        title={titleOf({ name: 'crew-rosters' })}
        subtitle={t('subtitle')}
        actions={
          query.data?.member && (
            <Button className="max-md:min-h-11" onClick={() => setSubscribing(true)}>
              {t('calendar')}
            </Button>
          )
        }
      />
      <Segmented
        className="justify-self-start"
        name={t('view')}
        value={state.view ?? 'own'}
        onValueChange={(next) => change({ view: next === 'all' ? 'all' : undefined })}
        options={views.map((value) => ({ value, label: t(value) }))}
      />
      {isKept && <SeenAt query={query} />}
      <QueryView query={query} skeleton="card" skeletonCount={3} errorTitle={t('loadFailed')}>
        {(found) => (state.view === 'all' ? <All found={found} isKept={isKept} /> : <Own found={found} />)}
      </QueryView>
      <Suspense>{isSubscribing && <CalendarDialog onClose={() => setSubscribing(false)} />}</Suspense>
    </div>
  );
}

/** Without a signal: of when the duties are, which may be days ago. */
function SeenAt({ query }: { query: UseQueryResult<CrewRosters> }) {
  const t = useText(crewRostersTexts);
  const kit = useText(kitTexts);
  const { dateTime } = useFormat();
  return (
    <Banner
      tone="warning"
      action={
        <Button
          size="sm"
          className="max-md:min-h-11"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {kit('retry')}
        </Button>
      }
    >
      {t('seenAt', { when: dateTime(new Date(query.dataUpdatedAt)) })}
    </Banner>
  );
}

/** A device keeps one's own duties alone. */
function All({ found, isKept }: { found: CrewRosters; isKept: boolean }) {
  const t = useText(crewRostersTexts);
  if (isKept && found.all.length === 0) return <EmptyState title={t('allNeedsSignal')} />;
  return <Everybody found={found} />;
}

function Own({ found }: { found: CrewRosters }) {
  const t = useText(crewRostersTexts);
  if (found.member === null) return <EmptyState title={t('nobody')} text={t('nobodyText')} />;
  if (found.own.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return <OwnDuties found={found} />;
}
