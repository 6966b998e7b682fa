import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import type { BoardAssignment, BoardDeparture } from '@leme/contract/rosters/shapes';
import { UserPlus } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { AssignedLine } from './assigned-line.tsx';
import { rostersTexts } from './texts/texts.ts';

type Ask = (part: { of?: string; position?: string; boat?: string; replaces?: string }) => void;
type Props = { board: Board; mayWrite: boolean; onAsk: Ask };

/** The departures of a week day by day, those with open places first in each. */
export function DepartureList({ board, mayWrite, onAsk }: Props) {
  const t = useText(rostersTexts);
  const { longDate } = useFormat();
  const days = [...new Set([...board.departures, ...board.shifts].map(({ date }) => date))].toSorted();
  if (days.length === 0) return <p className="text-muted-fg">{t('noDepartures')}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {days.map((day) => {
        const own = board.departures.filter(({ date }) => date === day);
        const open = (each: BoardDeparture) => Math.sign(each.open.length);
        return (
          <section key={day} aria-label={longDate(day)} className="grid grid-cols-1 gap-2">
            <h2 className="font-semibold first-letter:uppercase">{longDate(day)}</h2>
            <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
              {own
                .toSorted((one, other) => open(other) - open(one))
                .map((departure) => (
                  <DepartureCard
                    key={departure.session_id}
                    departure={departure}
                    board={board}
                    mayWrite={mayWrite}
                    onAsk={onAsk}
                  />
                ))}
              {board.shifts
                .filter(({ date }) => date === day)
                .map((shift) => (
                  <ShiftCard key={shift.id} shift={shift} board={board} mayWrite={mayWrite} onAsk={onAsk} />
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const cardStyle = 'grid content-start gap-2 rounded-lg border bg-surface px-3 py-3';

function DepartureCard({ departure, board, mayWrite, onAsk }: Props & { departure: BoardDeparture }) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const { session_id, product, color, boats, people, open } = departure;
  const boatName = (id: string | null) => boats.find((boat) => boat.id === id)?.boat_name;
  const held = board.assignments.filter((each) => each.session_id === session_id);
  return (
    <li className={cardStyle}>
      <div className="flex items-center gap-2 font-semibold">
        <ProductColor color={color} />
        <span className="tabular-nums">{departure.start_time}</span>
        <span className="wrap-anywhere min-w-0">{product}</span>
      </div>
      <p className="text-muted-fg text-sm">
        {[...boats.map(({ boat_name }) => boat_name), t('people', { count: people })].join(' · ')}
      </p>
      <People
        held={held}
        board={board}
        mayWrite={mayWrite}
        onAsk={onAsk}
        boatName={boatName}
        of={session_id}
      />
      {open.map((place, at) => {
        const position = place.position
          ? choiceOf(crewAssignments.fields.position, place.position, locale)
          : t('anybody');
        const where = boats.length > 1 ? boatName(place.boat_id) : undefined;
        const label = [position, where].filter(Boolean).join(', ');
        const part = {
          of: session_id,
          ...(place.position && { position: place.position }),
          ...(place.boat_id && { boat: place.boat_id }),
        };
        return mayWrite ? (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: places alike are told apart by nothing else
            key={at}
            className="justify-self-start border-dashed max-md:min-h-14 print:hidden"
            aria-label={t('assignTo', { position: label, product, time: departure.start_time })}
            onClick={() => onAsk(part)}
          >
            <UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('assign', { position: label })}
          </Button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: places alike are told apart by nothing else
          <p key={at} className="text-warning">
            {t('isOpen', { position: label })}
          </p>
        );
      })}
    </li>
  );
}

function ShiftCard({ shift, board, mayWrite, onAsk }: Props & { shift: Board['shifts'][number] }) {
  const locale = useLocale();
  const held = board.assignments.filter((each) => each.shift_id === shift.id);
  return (
    <li className={cardStyle}>
      <div className="flex items-center gap-2 font-semibold">
        <span className="tabular-nums">
          {shift.start_time}–{shift.end_time}
        </span>
        <span>{choiceOf(crewShifts.fields.kind, shift.kind, locale)}</span>
      </div>
      {shift.place && <p className="text-muted-fg text-sm">{shift.place}</p>}
      <People
        held={held}
        board={board}
        mayWrite={mayWrite}
        onAsk={onAsk}
        boatName={() => undefined}
        of={undefined}
      />
    </li>
  );
}

type PeopleProps = Props & {
  held: readonly BoardAssignment[];
  boatName: (id: string | null) => string | undefined;
  of: string | undefined;
};

function People({ held, board, mayWrite, onAsk, boatName, of }: PeopleProps) {
  if (held.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {held.map((each) => (
        <AssignedLine
          key={each.id}
          held={each}
          name={board.people.find(({ id }) => id === each.crew_id)?.name ?? ''}
          phone={board.people.find(({ id }) => id === each.crew_id)?.phone ?? null}
          boat={boatName(each.boat_id)}
          mayWrite={mayWrite}
          isLocked={board.status === 'locked'}
          onReplace={
            of === undefined
              ? undefined
              : () =>
                  onAsk({
                    of,
                    position: each.position,
                    ...(each.boat_id && { boat: each.boat_id }),
                    ...(each.status !== 'declined' && { replaces: each.id }),
                  })
          }
        />
      ))}
    </ul>
  );
}
