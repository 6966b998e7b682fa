import type { Calendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { NothingFits } from '#kit/list/empty/nothing-fits.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import type { ClockText } from '#kit/time/clock-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Draft } from '../lazy/change/place.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarLines } from './calendar-lines.tsx';
import { CalendarList } from './calendar-list.tsx';
import { blocksBeside, boatsShown, entriesOf, noBoat, sessionsShown } from './calendar-rows.ts';
import { type CalendarSearch, type CalendarView, isFiltered, noFilters } from './calendar-search.ts';
import { sessionsCalendarTexts } from './texts/texts.ts';
import { useCalendarWords } from './use-calendar-words.ts';

export type CalendarBodyProps = {
  calendar: Calendar;
  search: CalendarSearch;
  view: CalendarView;
  days: { from: string; to: string };
  now: ClockText;
  compact: boolean;
  draft: Draft | null;
  mayMove: boolean;
  onOpen: (session: string) => void;
  onMove: (session: string) => void;
  onDraft: (draft: Draft) => void;
  onCreate:
    | ((at: { date: string; time?: string | undefined; boat?: string | undefined }) => void)
    | undefined;
  onChange: (part: Partial<CalendarSearch>) => void;
};

/** The days as they are shown: rows of boats, or on a phone a list. */
export function CalendarBody(props: CalendarBodyProps) {
  const { calendar, search, view, days, now, draft, mayMove, onCreate } = props;
  const t = useText(sessionsCalendarTexts);
  const { say } = useCalendarWords();
  const { date } = useFormat();
  const sessions = sessionsShown(calendar, search);
  const boats = boatsShown(calendar, search);
  const entries = entriesOf(sessions, { boats, now, mayMove, draft, say: say(calendar.boats) });
  const hasNoBoat = search.boat === undefined || search.boat === noBoat;
  const beside = blocksBeside(calendar);
  if (sessions.length === 0 && isFiltered(search))
    return <NothingFits title={t('noMatch')} onClear={() => props.onChange(noFilters)} />;
  const shown = { calendar, view, days, now, boats, hasNoBoat, entries };
  return (
    <>
      {beside.length > 0 && (
        <Banner tone="neutral">
          {beside
            .map(({ reason, days: { from, to } }) =>
              [reason, from && date(from), to && to !== from && date(to)].filter(Boolean).join(' · '),
            )
            .join('; ')}
        </Banner>
      )}
      {sessions.length === 0 && (
        <div className="flex flex-wrap items-center gap-3 text-muted-fg print:hidden">
          {t(calendar.boats.length === 0 ? 'noBoatsYet' : 'empty')}
          {onCreate && (
            <Button size="sm" onClick={() => onCreate({ date: days.from })}>
              {t('create')}
            </Button>
          )}
        </div>
      )}
      {props.compact ? (
        <CalendarList
          {...shown}
          onOpen={({ session }) => props.onOpen(session.id)}
          onMove={mayMove ? ({ session }) => props.onMove(session.id) : undefined}
        />
      ) : (
        <>
          <CalendarLines
            {...shown}
            onOpen={({ session }) => props.onOpen(session.id)}
            onMove={mayMove ? ({ session }) => props.onMove(session.id) : undefined}
            onDraft={mayMove ? props.onDraft : undefined}
            onCreate={onCreate}
          />
          <CalendarLegend sessions={sessions} />
        </>
      )}
    </>
  );
}
