import type { ComponentType } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { NothingFits } from '#kit/list/empty/nothing-fits.tsx';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useToday } from '../../days/use-today.ts';
import { LiveToasts } from '../../live/live-toasts.tsx';
import { useSessionRights } from '../session/session-rights.ts';
import { prefetchSessions, useSessions } from '../session/sessions.queries.ts';
import { sessionTexts } from '../session/texts/texts.ts';
import { SessionDialogs } from './session-dialogs.tsx';
import { filterSessions, isFiltered } from './session-filters.ts';
import { NewSession, SessionsBar } from './sessions-bar.tsx';
import { SessionsCards } from './sessions-cards.tsx';
import { SessionsEmpty } from './sessions-empty.tsx';
import { closed, readSessionsSearch } from './sessions-search.ts';
import { SessionsTable } from './sessions-table.tsx';
import { useFilters } from './use-filters.ts';

/** What stands below the list of a day: `/sessions` itself knows nothing of it. */
type DayPanel = ComponentType<{ date: string }>;

/** One day's sessions with what is done to them, and what others tell of that day. */
export function sessionsScreen(panels: readonly DayPanel[]) {
  const DayOfSessions = () => <Sessions panels={panels} />;
  return Object.assign(DayOfSessions, { prefetch: prefetchSessions });
}

function Sessions({ panels }: { panels: readonly DayPanel[] }) {
  const t = useText(sessionTexts);
  const { state: search, change } = useUrlState(readSessionsSearch);
  const [measure, compact] = useIsCompact();
  const today = useToday();
  const rights = useSessionRights();
  const date = search.date ?? today;
  const { query, refresh, isRefreshing } = useSessions(date);
  const showDay = (day: string) => change({ ...closed, date: day === today ? undefined : day });
  const create = () => change({ open: 'new', session: undefined }, { push: true });
  const all = query.data?.data ?? [];
  const filters = useFilters(all, search, change);
  const List = compact ? SessionsCards : SessionsTable;
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <SessionsBar
        date={date}
        today={today}
        onDateChange={showDay}
        compact={compact}
        refreshing={isRefreshing}
        onRefresh={refresh}
        onCreate={create}
        filters={
          (all.length > 0 || isFiltered(search)) && (
            <div className={compact ? 'grid grid-cols-2 gap-2' : 'ms-auto flex flex-wrap gap-2'}>
              <FilterSelects filters={filters} tall={compact} />
            </div>
          )
        }
      />
      {isStale(query) && <StaleNotice query={query} onRetry={refresh} />}
      <QueryView
        query={query}
        skeleton={compact ? 'card' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<SessionsEmpty mayCreate={rights.create === null} onCreate={create} />}
      >
        {({ data }) => {
          const shown = filterSessions(data, search);
          if (shown.length === 0)
            return (
              <NothingFits
                title={t('noMatch')}
                onClear={() => change({ product: undefined, status: undefined })}
              />
            );
          return (
            <List
              date={date}
              sessions={shown}
              onOpen={(open, session) => change({ open, session: session.id }, { push: true })}
            />
          );
        }}
      </QueryView>
      {panels.map((Panel, at) => (
        // They are few and never change places.
        <Panel key={String(at)} date={date} />
      ))}
      {compact && (
        <ThumbBar>
          <NewSession onCreate={create} large />
        </ThumbBar>
      )}
      <LiveToasts />
      <SessionDialogs
        search={search}
        date={date}
        sessions={all}
        onClose={() => change(closed)}
        onAct={(act, booking) => change({ act, booking }, { push: act !== undefined })}
        onSaved={showDay}
      />
    </div>
  );
}
