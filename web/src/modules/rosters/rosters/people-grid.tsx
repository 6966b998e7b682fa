import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import { lengthText } from '@leme/contract/rosters/reason-sentence';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { isLiving } from '@leme/contract/rosters/states';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { RosterGrid } from '#kit/time/roster-grid.tsx';
import { daysBetween } from './days-between.ts';
import { rostersTexts } from './texts/texts.ts';

/** People × days: what each does, when they rest, and when they are away. */
export function PeopleGrid({ board }: { board: Board }) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const { shortDate, time } = useFormat();
  const days = daysBetween(board.week);
  const shiftName = (shift: Board['shifts'][number] | undefined) =>
    shift
      ? [choiceOf(crewShifts.fields.kind, shift.kind, locale), shift.place].filter(Boolean).join(' · ')
      : '';
  const leaveOn = (person: Board['people'][number], day: string) =>
    person.leaves.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
  return (
    <RosterGrid
      name={t('byPerson')}
      corner={t('person')}
      rows={board.people}
      columns={days.map((id) => ({ id }))}
      rowHead={({ name, minutes }) => (
        <span className="grid">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <span className="text-muted-fg text-xs tabular-nums">{lengthText(minutes, locale)}</span>
        </span>
      )}
      columnHead={({ id }) => (
        <span className="grid justify-items-center">
          <span>{shortDate(id).split(',')[0]}</span>
          <span className="text-fg tabular-nums">{id.slice(8)}</span>
        </span>
      )}
      isMarked={({ id }) => id === board.today}
      columnClass="min-w-28"
      ground={(person, { id }) => (leaveOn(person, id) ? 'bg-muted' : undefined)}
      cell={(person, { id }) => {
        const day = person.days.find(({ date }) => date === id);
        const held = board.assignments.filter(
          (each) => each.crew_id === person.id && each.date === id && isLiving(each.status),
        );
        if (leaveOn(person, id)) return t('away');
        if (!day) return null;
        const names = held.map(
          ({ session_id, shift_id }) =>
            board.departures.find((each) => each.session_id === session_id)?.product ??
            shiftName(board.shifts.find((each) => each.id === shift_id)),
        );
        return (
          <span className="grid gap-0.5 p-1 text-xs">
            <span className="font-semibold tabular-nums">
              {time(day.starts_at)}–{time(day.ends_at)}
            </span>
            <span className="wrap-anywhere">{[...new Set(names)].filter(Boolean).join(', ')}</span>
            <span className="text-muted-fg">{t('restUntil', { time: time(day.rest_until) })}</span>
          </span>
        );
      }}
    />
  );
}
