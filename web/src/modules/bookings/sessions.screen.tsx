import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { ThumbBar } from '#kit/thumb-bar.tsx';
import { useUrlState } from '#kit/url-state.ts';
import { useNarrow } from '#kit/use-narrow.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LiveToasts } from './late-live-toasts.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { SessionFilterFields } from './session-filter-fields.tsx';
import { filterSessions, isFiltered } from './session-filters.ts';
import { useSessionRights } from './session-rights.ts';
import { sessionsTexts } from './sessions/texts/texts.ts';
import { useSessions } from './sessions.queries.ts';
import { CreateButton, SessionsBar } from './sessions-bar.tsx';
import { SessionsCards } from './sessions-cards.tsx';
import { NothingMatches, SessionsEmpty } from './sessions-empty.tsx';
import { closed, readSessionsSearch } from './sessions-search.ts';
import { SessionsTable } from './sessions-table.tsx';
import { useNow, useToday } from './use-today.ts';

/** One day's sessions with what is done to them. */
export function SessionsScreen() {
  const t = useText(sessionsTexts);
  const { state: search, change } = useUrlState(readSessionsSearch);
  const [measure, narrow] = useNarrow();
  const today = useToday();
  const now = useNow();
  const rights = useSessionRights();
  const date = search.date ?? today;
  const { query, refresh, isRefreshing } = useSessions(date);
  const showDay = (day: string) => change({ ...closed, date: day === today ? undefined : day });
  const create = () => change({ open: 'new', session: undefined }, { push: true });
  const all = query.data?.data ?? [];
  const List = narrow ? SessionsCards : SessionsTable;
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <SessionsBar
        date={date}
        today={today}
        onDateChange={showDay}
        narrow={narrow}
        refreshing={isRefreshing}
        onRefresh={refresh}
        onCreate={create}
        filters={
          (all.length > 0 || isFiltered(search)) && (
            <SessionFilterFields sessions={all} filters={search} onChange={change} narrow={narrow} />
          )
        }
      />
      {query.isError && query.data && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={refresh}>
              {t('retry')}
            </Button>
          }
        >
          {t('stale')}
        </Banner>
      )}
      <QueryView
        query={query}
        skeleton={narrow ? 'card' : 'table'}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<SessionsEmpty mayCreate={rights.create === null} onCreate={create} />}
      >
        {({ data }) => {
          const shown = filterSessions(data, search);
          if (shown.length === 0)
            return <NothingMatches onClear={() => change({ product: undefined, status: undefined })} />;
          return (
            <List
              date={date}
              sessions={shown}
              now={now}
              onOpen={(open, session) => change({ open, session: session.id }, { push: true })}
            />
          );
        }}
      </QueryView>
      {narrow && (
        <ThumbBar>
          <CreateButton onCreate={create} large />
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
