import { read } from '@leme/contract/access/permission';
import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { problemText } from '#kit/problem/problem-text.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { useManifest } from '../../../day/manifest.queries.ts';
import { useSessionManifest } from '../../sessions-manifest.queries.ts';
import { sessionDialogTexts } from '../session-dialog/texts/texts.ts';
import { PhoneManifest } from './session-manifest.tsx';

export type ManifestOfCardProps = {
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
export function ManifestOfCard(props: ManifestOfCardProps) {
  const seesDay = useCan()(read('passenger-manifest'));
  return seesDay ? <OfDay {...props} /> : <OfSession {...props} />;
}

function OfDay(props: ManifestOfCardProps) {
  const { query, refresh, isRefreshing } = useManifest(props.date);
  const isElsewhere = query.data?.data.every(({ id }) => id !== props.id);
  if (isElsewhere) return <OfSession {...props} />;
  return <View {...props} query={query} day={query.data} refresh={refresh} isRefreshing={isRefreshing} />;
}

/** Found by its id alone, whatever day the address names. */
function OfSession(props: ManifestOfCardProps) {
  const { query, refresh, isRefreshing } = useSessionManifest(props.id);
  const { data } = query;
  const day = useMemo(
    () => data && { date: data.date, today: props.today, data: [data] },
    [data, props.today],
  );
  return <View {...props} query={query} day={day} refresh={refresh} isRefreshing={isRefreshing} />;
}

type ViewProps = ManifestOfCardProps & {
  query: UseQueryResult<unknown>;
  day: PassengerManifest | undefined;
  refresh: () => void;
  isRefreshing: boolean;
};

function View({ query, day, back, ...manifest }: ViewProps) {
  const t = useText(sessionDialogTexts);
  usePhoneHeader(useMemo(() => ({ back }), [back]));
  const stale = isStale(query) && <StaleNotice query={query} onRetry={manifest.refresh} />;
  return (
    <QueryView
      query={query}
      skeleton="card"
      skeletonCount={4}
      loadingLabel={t('sessionLoading')}
      errorTitle={t('sessionFailed')}
      errorText={(error) => (isProblem(error, 'not-found') ? t('sessionMissing') : problemText(error))}
    >
      {() => day && <PhoneManifest {...manifest} day={day} stale={stale} />}
    </QueryView>
  );
}
