import type { Calendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { type ClockText, clockText, hoursAround, partsOf } from '#kit/time/clock-text.ts';
import { TimeLine } from '#kit/time/time-line.tsx';
import { addDays } from '../days/civil-day.ts';
import type { Draft } from '../lazy/change/place.ts';
import { type CalendarBoat, type CalendarEntry, draftAt, noBoat, stretchesOf } from './calendar-rows.ts';
import type { CalendarView } from './calendar-search.ts';
import { EntryBody } from './entry-body.tsx';
import { sessionsCalendarTexts } from './texts/texts.ts';
import { useEntryMenu } from './use-entry-menu.tsx';

export type CalendarLinesProps = {
  calendar: Calendar;
  view: CalendarView;
  days: { from: string; to: string };
  now: ClockText;
  boats: readonly CalendarBoat[];
  /** Whether the row of those without a boat is shown. */
  hasNoBoat: boolean;
  entries: readonly CalendarEntry[];
  onOpen: (entry: CalendarEntry) => void;
  onMove: ((entry: CalendarEntry) => void) | undefined;
  onDraft: ((draft: Draft) => void) | undefined;
  onCreate: ((at: { date: string; time: string | undefined; boat: string | undefined }) => void) | undefined;
};

/** The hours of a day that are always shown. */
const usual = ['07:00', '19:00'] as const;

/** Boats × hours of a day, or × days of a week. */
export function CalendarLines(props: CalendarLinesProps) {
  const { calendar, view, days, now, boats, entries, onCreate } = props;
  const t = useText(sessionsCalendarTexts);
  const { shortDate } = useFormat();
  const menu = useEntryMenu(props);
  const isWeek = view === 'week';
  const frame = isWeek
    ? { from: clockText(days.from, '00:00'), until: clockText(addDays(days.to, 1), '00:00') }
    : hoursAround(days.from, usual, entries);
  const rows = boats.map((boat) => ({
    id: boat.id,
    name: boat.boat_name,
    head: <BoatHead boat={boat} last={days.to} />,
  }));
  const loose = new Set(entries.filter(({ row }) => row === noBoat).map(({ session }) => session.id)).size;
  const without = {
    id: noBoat,
    name: t('noBoat'),
    head: <LooseHead count={loose} />,
  };
  return (
    <TimeLine
      name={t(isWeek ? 'byDay' : 'byHour')}
      corner={t('boat')}
      unit={isWeek ? 'days' : 'hours'}
      {...frame}
      dayHead={(date) => shortDate(date)}
      now={now}
      rows={props.hasNoBoat ? [without, ...rows] : rows}
      entries={entries}
      stretches={stretchesOf(calendar, boats, frame, { maintenance: t('maintenance') })}
      draw={(entry) => <EntryBody entry={entry} />}
      onOpen={props.onOpen}
      onMove={props.onMove}
      menu={menu}
      onDrop={props.onDraft && ((entry, place) => props.onDraft?.(draftAt(entry, place)))}
      onEmpty={
        onCreate &&
        ((row, at) => {
          const { date, time } = partsOf(at);
          onCreate({ date, time: isWeek ? undefined : time, boat: row === noBoat ? undefined : row });
        })
      }
    />
  );
}

function BoatHead({ boat, last }: { boat: CalendarBoat; last: string }) {
  const t = useText(sessionsCalendarTexts);
  const { date } = useFormat();
  const { papers_until } = boat;
  return (
    <>
      <span className="truncate font-semibold print:whitespace-normal" title={boat.boat_name}>
        {boat.boat_name}
      </span>
      <span className="text-muted-fg text-xs tabular-nums">{t('places', { count: boat.places })}</span>
      {papers_until !== null && papers_until < last && (
        <span className="flex items-center gap-1 text-warning-text text-xs">
          <TriangleAlert aria-hidden="true" className="size-3 shrink-0" strokeWidth={2} />
          <span
            className="truncate print:whitespace-normal"
            title={t('papersUntil', { date: date(papers_until) })}
          >
            {t('papersUntil', { date: date(papers_until) })}
          </span>
        </span>
      )}
    </>
  );
}

function LooseHead({ count }: { count: number }) {
  const t = useText(sessionsCalendarTexts);
  return (
    <>
      <span className="flex items-center gap-1.5 font-semibold text-warning-text">
        <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
        <span className="truncate print:whitespace-normal" title={t('noBoat')}>
          {t('noBoat')}
        </span>
      </span>
      <span className="text-muted-fg text-xs tabular-nums">{t('sessions', { count })}</span>
    </>
  );
}
