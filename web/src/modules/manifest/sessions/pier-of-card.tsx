import { read } from '@leme/contract/access/permission';
import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isProblem } from '#kit/api.ts';
import { useText } from '#kit/i18n.ts';
import { usePhoneHeader } from '#kit/phone-header.ts';
import { problemText } from '#kit/problem-text.ts';
import { QueryView } from '#kit/query-view.tsx';
import { useCan } from '#kit/session.tsx';
import { useManifest } from '../manifest.queries.ts';
import { sessionDialogTexts } from '../session-dialog/texts/texts.ts';
import { isStale, StaleBanner } from '../stale-banner.tsx';
import { PierDay } from './pier-day.tsx';
import { useSessionManifest } from './sessions-manifest.queries.ts';

export type PierOfCardProps = {
  /** The departure, and the day its card stands on. */
  id: string;
  date: string;
  today: string;
  /** The address of the cards. */
  back: string;
};

/**
 * The pier screen behind a card. Whoever may read the passenger manifest gets it with the whole day around it, which the
 * scanner and the search need; whoever may not gets the one departure.
 */
export function PierOfCard(props: PierOfCardProps) {
  const seesDay = useCan()(read('passenger-manifest'));
  return seesDay ? <OfDay {...props} /> : <OfSession {...props} />;
}

function OfDay(props: PierOfCardProps) {
  const { query, refresh, isRefreshing } = useManifest(props.date);
  const isElsewhere = query.data?.data.every(({ id }) => id !== props.id);
  if (isElsewhere) return <OfSession {...props} />;
  return <View {...props} query={query} day={query.data} refresh={refresh} isRefreshing={isRefreshing} />;
}

/** Found by its id alone, whatever day the address names. */
function OfSession(props: PierOfCardProps) {
  const { query, refresh, isRefreshing } = useSessionManifest(props.id);
  const { data } = query;
  const day = useMemo(
    () => data && { date: data.date, today: props.today, data: [data] },
    [data, props.today],
  );
  return <View {...props} query={query} day={day} refresh={refresh} isRefreshing={isRefreshing} />;
}

type ViewProps = PierOfCardProps & {
  query: UseQueryResult<unknown>;
  day: PassengerManifest | undefined;
  refresh: () => void;
  isRefreshing: boolean;
};

function View({ query, day, back, ...pier }: ViewProps) {
  const t = useText(sessionDialogTexts);
  usePhoneHeader(useMemo(() => ({ back }), [back]));
  const stale = isStale(query) && <StaleBanner query={query} onRetry={pier.refresh} />;
  return (
    <QueryView
      query={query}
      skeleton="card"
      skeletonCount={4}
      loadingLabel={t('sessionLoading')}
      errorTitle={t('sessionFailed')}
      errorText={(error) => (isProblem(error, 'not-found') ? t('sessionMissing') : problemText(error))}
    >
      {() => day && <PierDay {...pier} day={day} stale={stale} />}
    </QueryView>
  );
}
