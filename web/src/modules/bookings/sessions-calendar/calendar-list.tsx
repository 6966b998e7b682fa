import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { clockText } from '#kit/time/clock-text.ts';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { Card } from '#ui/layout/card.tsx';
import { cn } from '#ui/style/cn.ts';
import { addDays } from '../days/civil-day.ts';
import { bookingsTexts } from '../texts/texts.ts';
import type { CalendarLinesProps } from './calendar-lines.tsx';
import { type CalendarEntry, noBoat, stretchesOf } from './calendar-rows.ts';
import { MarkIcons, Taken } from './entry-body.tsx';
import { sessionsCalendarTexts } from './texts/texts.ts';
import { guideAndSailor, timesOf, useCalendarWords } from './use-calendar-words.ts';
import { useEntryMenu } from './use-entry-menu.tsx';

export type CalendarListProps = Omit<CalendarLinesProps, 'onDraft' | 'onCreate'>;

/** For a phone: a day by boats, or a week by days. */
export function CalendarList(props: CalendarListProps) {
  const { calendar, view, days, boats, entries } = props;
  const t = useText(sessionsCalendarTexts);
  const { longDate } = useFormat();
  const frame = { from: clockText(days.from, '00:00'), until: clockText(addDays(days.to, 1), '00:00') };
  const blocks = stretchesOf(calendar, boats, frame, { maintenance: t('maintenance') });
  const groups =
    view === 'week'
      ? Array.from({ length: 7 }, (_, index) => addDays(days.from, index)).map((day) => ({
          id: day,
          name: longDate(day),
          own: (entry: CalendarEntry) => entry.session.date === day,
        }))
      : [
          ...(props.hasNoBoat ? [{ id: noBoat, name: t('noBoat') }] : []),
          ...boats.map(({ id, boat_name }) => ({ id, name: boat_name })),
        ].map((row) => ({ ...row, own: (entry: CalendarEntry) => entry.row === row.id }));
  return groups.map(({ id, name, own }) => {
    const mine = entries.filter(own).sort((one, other) => one.from.localeCompare(other.from));
    const shut = blocks.filter(({ row }) => row === id);
    if (mine.length === 0 && shut.length === 0) return null;
    return (
      <section key={id} aria-label={name} className="grid grid-cols-1 gap-2">
        <h2 className="font-semibold text-muted-fg">{name}</h2>
        {shut.map((block) => (
          <p key={block.id} className="time-hatched wrap-anywhere rounded-md border px-3 py-2">
            {block.label}
          </p>
        ))}
        {mine.length > 0 && (
          <ul className="grid grid-cols-1 gap-2">
            {mine.map((entry) => (
              <EntryCard key={entry.id} entry={entry} {...props} />
            ))}
          </ul>
        )}
      </section>
    );
  });
}

type EntryCardProps = Pick<CalendarListProps, 'view' | 'calendar' | 'onOpen' | 'onMove'> & {
  entry: CalendarEntry;
};

function EntryCard({ entry, view, calendar, onOpen, onMove }: EntryCardProps) {
  const t = useText(sessionsCalendarTexts);
  const words = useText(bookingsTexts);
  const { mark } = useCalendarWords();
  const menuOf = useEntryMenu({ onOpen, onMove });
  const { session, marks, tone } = entry;
  const isGone = session.status === 'cancelled';
  const boats = calendar.boats.filter(({ id }) => session.boat_ids.includes(id));
  return (
    <li>
      <Card
        className={cn('flex items-start gap-2 p-3', tone === 'past' && 'bg-muted', isGone && 'border-dashed')}
      >
        <ProductColor color={session.product.color} className="mt-1.5" />
        <button
          type="button"
          className="wrap-anywhere grid min-h-11 min-w-0 flex-1 text-start"
          onClick={() => onOpen(entry)}
        >
          <span className={cn('font-semibold', isGone && 'line-through')}>{session.product.name}</span>
          <span className="tabular-nums">{timesOf(session)}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-muted-fg">
            {isGone ? (
              <span className="text-danger-text">{words('cancelled')}</span>
            ) : (
              <Taken session={session} />
            )}
            {guideAndSailor(session)}
          </span>
          {view === 'week' && (
            <span className="text-muted-fg">
              {boats.map(({ boat_name }) => boat_name).join(', ') || t('noBoat')}
            </span>
          )}
          {marks.map((which) => (
            <span key={which} className="flex items-center gap-1.5 text-muted-fg text-xs">
              <MarkIcons marks={[which]} />
              {mark(which)}
            </span>
          ))}
        </button>
        <ActionMenu size="touch" {...menuOf(entry)} />
      </Card>
    </li>
  );
}
