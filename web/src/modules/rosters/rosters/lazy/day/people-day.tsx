import { addDays } from '@leme/contract/kit/values/days';
import { lengthText } from '@leme/contract/rosters/reason-sentence';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import type { BoardAssignment } from '@leme/contract/rosters/shapes';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { usePhone } from '#kit/browser/use-media.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { type ClockText, clockText, hoursAround } from '#kit/time/clock-text.ts';
import { TimeLine } from '#kit/time/time-line.tsx';
import type { TimeEntry, TimeStretch } from '#kit/time/time-line-shapes.ts';
import { cardStyle } from '../../people-lines.tsx';
import { rostersTexts } from '../../texts/texts.ts';
import { leaveOn, positionOf, workOf, worksOf } from './day-work.ts';

type Props = {
  /** Cut to the day. */
  board: Board;
  day: string;
  onOpen: ((held: BoardAssignment) => void) | undefined;
};

/** The hours of a day that are always shown. */
const usual = ['06:00', '19:00'] as const;

/** People × hours of a day: what each does, when they rest, and who is away. A phone lists the same. */
export function PeopleDay(props: Props) {
  return usePhone() ? <PeopleList {...props} /> : <PeopleLine {...props} />;
}

type DutyEntry = TimeEntry & { held: BoardAssignment };

function PeopleLine({ board, day, onOpen }: Props) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const zone = useTimeZone();
  const { time } = useFormat();
  const clock = (instant: string): ClockText =>
    Temporal.Instant.from(instant)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
  const entries = board.people.flatMap(({ id }) =>
    worksOf(board, id).map((held): DutyEntry => {
      const departure = board.departures.find(({ session_id }) => session_id === held.session_id);
      const hours = `${time(held.starts_at)}–${time(held.ends_at)}`;
      return {
        id: held.id,
        row: id,
        from: clock(held.starts_at),
        until: clock(held.ends_at),
        label: [hours, workOf(board, held, locale), positionOf(held, locale)].join(', '),
        color: departure?.color ?? null,
        tone: held.status === 'proposed' ? 'draft' : undefined,
        isFixed: true,
        held,
      };
    }),
  );
  const frame = hoursAround(day, usual, entries);
  const [first, last] = [clockText(day, '00:00'), clockText(addDays(day, 1), '00:00')];
  const within = (text: ClockText) =>
    text < frame.from ? frame.from : text > frame.until ? frame.until : text;
  const stretches = board.people.flatMap((person): TimeStretch[] => {
    const leave = leaveOn(person, day);
    const rests = person.days.map(({ ends_at, rest_until }) => ({
      from: clock(ends_at),
      until: clock(rest_until),
      label: t('restUntil', { time: time(rest_until) }),
    }));
    return [...(leave ? [{ from: first, until: last, label: t('away') }] : []), ...rests]
      .map((each) => ({ ...each, from: within(each.from), until: within(each.until) }))
      .filter(({ from, until }) => from < until)
      .map((each) => ({ ...each, id: `${person.id} ${each.from}`, row: person.id }));
  });
  return (
    <TimeLine
      name={t('byPerson')}
      corner={t('person')}
      unit="hours"
      {...frame}
      now={clock(Temporal.Now.instant().toString())}
      rows={board.people.map(({ id, name, minutes }) => ({
        id,
        name,
        head: (
          <>
            <span className="truncate font-semibold print:whitespace-normal" title={name}>
              {name}
            </span>
            <span className="text-muted-fg text-xs tabular-nums">
              {t('hours', { hours: lengthText(minutes, locale) })}
            </span>
          </>
        ),
      }))}
      entries={entries}
      stretches={stretches}
      draw={({ held }) => (
        <span className="flex h-full flex-col justify-center overflow-hidden">
          <span className="truncate font-semibold">{workOf(board, held, locale)}</span>
          <span className="truncate text-muted-fg">{positionOf(held, locale)}</span>
        </span>
      )}
      onOpen={({ held }) => onOpen?.(held)}
    />
  );
}

function PeopleList({ board, day }: Props) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const { time } = useFormat();
  return (
    <ul aria-label={t('byPerson')} className="grid gap-2">
      {board.people.map((person) => {
        const works = worksOf(board, person.id);
        const own = person.days.find(({ date }) => date === day);
        return (
          <li key={person.id} className={cardStyle}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <strong className="wrap-anywhere">{person.name}</strong>
              <span className="text-muted-fg text-sm tabular-nums">
                {t('hours', { hours: lengthText(person.minutes, locale) })}
              </span>
            </span>
            {works.map((held) => (
              <span key={held.id} className="wrap-anywhere">
                <span className="tabular-nums">
                  {time(held.starts_at)}–{time(held.ends_at)}
                </span>{' '}
                {workOf(board, held, locale)}
                <span className="text-muted-fg"> · {positionOf(held, locale)}</span>
              </span>
            ))}
            {own && (
              <span className="text-muted-fg text-sm">{t('restUntil', { time: time(own.rest_until) })}</span>
            )}
            {works.length === 0 && (
              <span className="text-muted-fg">{t(leaveOn(person, day) ? 'away' : 'free.day')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
