import { may } from '@leme/contract/access/permission';
import type { Motor } from '@leme/contract/fleet/motors/motors';
import { ArrowRightLeft, FileUp, Gauge, RefreshCw } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { useReadings } from '../../motors.queries.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { HoursChart } from './hours-chart.tsx';
import { ReadingList } from './reading-list.tsx';
import { hoursTexts } from './texts/texts.ts';

const ReadingDialog = lazyPart(async () => (await import('../verbs/reading-dialog.tsx')).ReadingDialog);
const PlacementDialog = lazyPart(async () => (await import('../verbs/placement-dialog.tsx')).PlacementDialog);
const ReplacementDialog = lazyPart(
  async () => (await import('../verbs/replacement-dialog.tsx')).ReplacementDialog,
);

const HistoryDialog = lazyPart(async () => (await import('../history/history-dialog.tsx')).HistoryDialog);

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const verbs = [
  ['read', Gauge],
  ['place', ArrowRightLeft],
  ['replace', RefreshCw],
  ['history', FileUp],
] as const;
type Verb = (typeof verbs)[number][0];

/** What an engine ran in twelve months, what its dials said, and what is done to it. */
export const MotorHours: RecordPart = ({ row, refresh }) => {
  const t = useText(hoursTexts);
  const words = useMotorWords();
  const id = useId();
  const motor = row as unknown as Motor;
  const mayChange = useCan()(may('motors', 'update')) && row.deleted_at === null;
  const isOffline = useConnectivity() === 'offline';
  const [verb, setVerb] = useState<Verb | null>(null);
  const query = useReadings(row.id);
  const months = query.data?.pages[0]?.months ?? [];
  const readings = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const close = () => {
    setVerb(null);
    refresh();
  };
  return (
    <>
      {months.length > 0 && readings.length > 0 && <HoursChart months={months} />}
      <Card aria-labelledby={id} className="overflow-clip">
        <CardHead
          id={id}
          title={t('title')}
          note={t('total', { hours: words.hours(motor.hours) })}
          actions={
            mayChange && (
              <span className="flex flex-wrap gap-2">
                {verbs.map(([each, Icon]) => (
                  <Button key={each} size="sm" disabled={isOffline} onClick={() => setVerb(each)}>
                    <Icon {...sign} />
                    {t(each)}
                  </Button>
                ))}
              </span>
            )
          }
        />
        <QueryView
          query={query}
          skeleton="list"
          skeletonCount={3}
          errorTitle={t('loadFailed')}
          isEmpty={() => readings.length === 0}
          empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
        >
          {() => (
            <>
              <ReadingList
                readings={readings}
                mayDecide={mayChange && !isOffline}
                onDecided={refresh}
                onReplace={() => setVerb('replace')}
              />
              {query.hasNextPage && (
                <div className="border-t p-3 text-center">
                  <Button
                    size="sm"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('older')}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryView>
      </Card>
      <Suspense>
        {verb === 'read' && (
          <ReadingDialog motor={motor} onReplace={() => setVerb('replace')} onClose={close} />
        )}
        {verb === 'place' && <PlacementDialog motor={motor} onClose={close} />}
        {verb === 'history' && <HistoryDialog motor={motor} onClose={close} />}
        {verb === 'replace' && <ReplacementDialog motor={motor} onClose={close} />}
      </Suspense>
    </>
  );
};
