import { read } from '@leme/contract/access/permission';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { problemText } from '#kit/problem/problem-text.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import type { DayStore } from '../../../attendance/painted/day-store.ts';
import { DayContext, usePicked } from '../../../attendance/painted/use-day.ts';
import { useManifest } from '../../../day/manifest.queries.ts';
import { useSessionAsDay } from '../../sessions-manifest.queries.ts';
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
export const ManifestOfCard = memo(function ManifestOfCard(props: ManifestOfCardProps) {
  const seesDay = useCan()(read('passenger-manifest'));
  return seesDay ? <OfDay {...props} /> : <OfSession {...props} />;
});

function OfDay(props: ManifestOfCardProps) {
  const view = useManifest(props.date);
  const isElsewhere = usePicked(view.day, ({ said }) => said.data.every(({ id }) => id !== props.id));
  return isElsewhere ? <OfSession {...props} /> : <View {...props} {...view} />;
}

/** Found by its id alone, whatever day the address names. */
function OfSession(props: ManifestOfCardProps) {
  return <View {...props} {...useSessionAsDay(props.id, props.today)} />;
}

type ViewProps = ManifestOfCardProps & {
  query: UseQueryResult<unknown>;
  day: DayStore;
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
      {() => (
        <DayContext value={day}>
          <PhoneManifest {...manifest} stale={stale} />
        </DayContext>
      )}
    </QueryView>
  );
}
