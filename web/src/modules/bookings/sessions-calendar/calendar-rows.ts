import type { Calendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { type ClockText, clockText } from '#kit/time/clock-text.ts';
import type { TimeEntry, TimePlace, TimeStretch } from '#kit/time/time-line-shapes.ts';
import type { Draft } from '../lazy/change/place.ts';
import type { CalendarFilters } from './calendar-search.ts';

export type CalendarSession = Calendar['sessions'][number];
export type CalendarBoat = Calendar['boats'][number];

/** The row of those that have no boat. */
export const noBoat = 'none';

/** What somebody has to look at before it sails. */
export type Mark = 'papers' | 'people' | 'edited';

export type CalendarEntry = TimeEntry & { session: CalendarSession; marks: readonly Mark[] };

export const spanOf = ({ date, start_time, end_time }: Pick<Draft, 'date' | 'start_time' | 'end_time'>) => ({
  from: clockText(date, start_time),
  until: clockText(date, end_time, start_time),
});

/** The sessions the filters leave. */
export function sessionsShown(
  calendar: Calendar,
  { product, boat, guide, status }: CalendarFilters,
): CalendarSession[] {
  return calendar.sessions.filter(
    (session) =>
      (!product || session.product.id === product) &&
      (!boat || (boat === noBoat ? session.boat_ids.length === 0 : session.boat_ids.includes(boat))) &&
      (!guide || session.guide_name === guide) &&
      (!status || session.status === status),
  );
}

/** The boats that have a row. */
export const boatsShown = ({ boats }: Calendar, { boat }: CalendarFilters): CalendarBoat[] =>
  boats.filter(({ id }) => !boat || id === boat);

/** The rows a session stands in: of each of its boats, or of none. */
export function rowsOf({ boat_ids }: Pick<Draft, 'boat_ids'>, boats: readonly CalendarBoat[]): string[] {
  const own = boat_ids.filter((id) => boats.some((boat) => boat.id === id));
  return boat_ids.length === 0 ? [noBoat] : own;
}

export function marksOf(session: CalendarSession, boats: readonly CalendarBoat[]): Mark[] {
  const ends = boats.some(
    ({ id, papers_until }) =>
      session.boat_ids.includes(id) && papers_until !== null && papers_until < session.date,
  );
  const isOver = session.people_limit !== null && session.people > session.people_limit;
  return [
    ...(ends ? ['papers' as const] : []),
    ...(isOver ? ['people' as const] : []),
    ...(session.is_edited ? ['edited' as const] : []),
  ];
}

/** Nothing that is over, under way or called off moves. */
export const isFixed = (session: CalendarSession, now: ClockText) =>
  session.status === 'cancelled' || spanOf(session).from <= now;

type Around = {
  boats: readonly CalendarBoat[];
  now: ClockText;
  mayMove: boolean;
  draft: Draft | null;
  say: (session: CalendarSession, marks: readonly Mark[]) => string;
};

/** A session in each row of its boats; the one that is being moved where it would come to stand. */
export function entriesOf(sessions: readonly CalendarSession[], around: Around): CalendarEntry[] {
  const { boats, now, mayMove, draft, say } = around;
  return sessions.flatMap((session) => {
    const isDraft = draft?.id === session.id;
    const place = isDraft ? draft : session;
    const marks = marksOf(session, boats);
    const tone = isDraft
      ? 'draft'
      : session.status === 'cancelled'
        ? 'gone'
        : spanOf(place).until <= now
          ? 'past'
          : undefined;
    return rowsOf(place, boats).map((row) => ({
      ...spanOf(place),
      id: `${session.id} ${row}`,
      row,
      label: say(session, marks),
      color: session.product.color,
      tone,
      isFixed: !mayMove || isFixed(session, now),
      session,
      marks,
    }));
  });
}

/** Where a session comes to stand that was taken from one row to another place. */
export function draftAt({ session, row }: CalendarEntry, to: TimePlace): Draft {
  const others = session.boat_ids.filter((id) => id !== row);
  const isSame = to.row === row;
  const boats = to.row === noBoat ? others : [...others.filter((id) => id !== to.row), to.row];
  return {
    id: session.id,
    date: to.from.slice(0, 10),
    start_time: to.from.slice(11),
    end_time: to.until.slice(11),
    boat_ids: isSame ? session.boat_ids : boats,
  };
}

type Words = { maintenance: string };

/** Where blocks of the company and of a boat hold, and where a boat is in maintenance. */
export function stretchesOf(
  calendar: Calendar,
  boats: readonly CalendarBoat[],
  { from, until }: { from: ClockText; until: ClockText },
  words: Words,
): TimeStretch[] {
  const blocks = calendar.blocks.flatMap((block) => {
    const rows =
      block.scope === 'tenant'
        ? boats.map(({ id }) => id)
        : block.scope === 'boat'
          ? boats.filter(({ id }) => id === block.of_id).map(({ id }) => id)
          : [];
    const begins = block.days.from ? clockText(block.days.from, block.from_time ?? '00:00') : from;
    const ends = block.days.to
      ? block.until_time
        ? clockText(block.days.to, block.until_time)
        : clockText(block.days.to, '00:00', '00:00')
      : until;
    return rows.map((row) => ({
      id: `${block.id} ${row}`,
      row,
      from: begins,
      until: ends,
      label: block.reason,
    }));
  });
  const yard = boats
    .filter(({ status }) => status === 'maintenance')
    .map(({ id }) => ({ id: `yard ${id}`, row: id, from, until, label: words.maintenance }));
  return [...yard, ...blocks].filter((stretch) => stretch.from < until && stretch.until > from);
}

/** Blocks that no row shows: of products and of cities. */
export const blocksBeside = ({ blocks }: Calendar) =>
  blocks.filter(({ scope }) => scope !== 'tenant' && scope !== 'boat');

/** What the filters choose from: what there is in these days. */
export function choicesOf({ sessions, boats }: Calendar) {
  const products = new Map(sessions.map(({ product }) => [product.id, product.name]));
  const guides = new Set(sessions.flatMap(({ guide_name }) => (guide_name ? [guide_name] : [])));
  const named = (list: Iterable<readonly [string, string]>) =>
    [...list]
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label));
  return {
    products: named(products),
    boats: boats.map(({ id, boat_name }) => ({ value: id, label: boat_name })),
    guides: named([...guides].map((name) => [name, name] as const)),
  };
}
