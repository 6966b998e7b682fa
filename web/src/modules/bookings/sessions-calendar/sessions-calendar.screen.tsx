import { may } from '@leme/contract/access/permission';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage, useUrlState } from '#kit/browser/url-state.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { isStale, StaleNotice } from '#kit/list/stale/stale-notice.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToday } from '../days/use-today.ts';
import type { Draft } from '../lazy/change/place.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarBody } from './calendar-body.tsx';
import { daysOf, noDialog, readCalendarSearch } from './calendar-search.ts';
import { sessionsCalendarTexts } from './texts/texts.ts';
import { prefetchCalendar, useCalendar, useClock } from './use-calendar.ts';

const Dialogs = lazyPart(async () => (await import('./lazy/calendar-dialogs.tsx')).CalendarDialogs);

/** Boats × time, of a day or a week, with what sails, what is blocked and the way to bend it. */
export const screen = Object.assign(SessionsCalendar, { prefetch: prefetchCalendar });

function SessionsCalendar() {
  const t = useText(sessionsCalendarTexts);
  const { state: search, change } = useUrlState(readCalendarSearch);
  const [measure, compact] = useIsCompact();
  const today = useToday();
  const can = useCan();
  const openPage = useOpenPage();
  const isOffline = useConnectivity() === 'offline';
  const [draft, setDraft] = useState<Draft | null>(null);
  const date = search.date ?? today;
  const view = search.view ?? 'day';
  const days = daysOf(date, view);
  const { query, refresh, isRefreshing } = useCalendar(days);
  const now = useClock(query.data, query.dataUpdatedAt);
  const mayMove = can(may('sessions', 'update')) && !isOffline;
  const mayCreate = can(may('sessions', 'create')) && !isOffline;
  const showDay = (day: string) => change({ ...noDialog, date: day === today ? undefined : day });
  const open = (what: 'session' | 'move', session: string) => change({ open: what, session }, { push: true });
  const close = () => {
    setDraft(null);
    change(noDialog);
  };
  const create = (at: { date: string; time?: string | undefined; boat?: string | undefined }) => {
    const asked = Object.entries(at).flatMap(([name, value]) => (value ? [[name, value]] : []));
    openPage(`/bookings/create-session?${new URLSearchParams(asked)}`);
  };
  return (
    <div ref={measure} className="grid grid-cols-1 gap-4 max-md:gap-3">
      <CalendarBar
        calendar={query.data}
        search={search}
        view={view}
        days={days}
        date={date}
        today={today}
        compact={compact}
        refreshing={isRefreshing}
        onRefresh={refresh}
        onChange={change}
        onDateChange={showDay}
        onCreate={mayCreate ? () => create({ date }) : undefined}
      />
      {isStale(query) && <StaleNotice query={query} onRetry={refresh} />}
      <QueryView query={query} skeleton="grid" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {(calendar) => (
          <CalendarBody
            calendar={calendar}
            search={search}
            view={view}
            days={days}
            now={now}
            compact={compact}
            draft={draft}
            mayMove={mayMove}
            onOpen={(session) => open('session', session)}
            onMove={(session) => open('move', session)}
            onDraft={(next) => {
              setDraft(next);
              open('move', next.id);
            }}
            onCreate={mayCreate ? create : undefined}
            onChange={change}
          />
        )}
      </QueryView>
      {search.open && query.data && (
        <Suspense fallback={null}>
          <Dialogs
            calendar={query.data}
            search={search}
            draft={draft}
            now={now}
            mayMove={mayMove}
            onDraft={setDraft}
            onMove={(session) => change({ open: 'move', session })}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
