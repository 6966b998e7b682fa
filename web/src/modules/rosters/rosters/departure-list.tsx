import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import type { BoardDeparture } from '@leme/contract/rosters/shapes';
import { UserPlus } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { InnerLink, type InnerLinkProps } from '#ui/layout/inner-link.tsx';
import { type Ask, cardStyle, PeopleLines } from './people-lines.tsx';
import { ShiftCard } from './shift-card.tsx';
import { rostersTexts } from './texts/texts.ts';

type Props = {
  board: Board;
  mayWrite: boolean;
  onAsk: Ask;
  onShift: (id: string) => void;
  /** Where a day of the week is looked at alone. */
  dayLink?: ((day: string) => Pick<InnerLinkProps, 'href' | 'onOpen'>) | undefined;
};

/** The departures of a week day by day, those with open places first in each. */
export function DepartureList({ board, mayWrite, onAsk, onShift, dayLink }: Props) {
  const t = useText(rostersTexts);
  const { longDate } = useFormat();
  const days = [...new Set([...board.departures, ...board.shifts].map(({ date }) => date))].toSorted();
  if (days.length === 0) return <p className="text-muted-fg">{t(dayLink ? 'noDepartures' : 'noDay')}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {days.map((day) => {
        const own = board.departures.filter(({ date }) => date === day);
        const open = (each: BoardDeparture) => Math.sign(each.open.length);
        return (
          <section key={day} aria-label={longDate(day)} className="grid grid-cols-1 gap-2">
            <h2 className="font-semibold first-letter:uppercase">
              {dayLink ? (
                <InnerLink
                  {...dayLink(day)}
                  className="inline-block first-letter:uppercase hover:underline max-md:py-2.5"
                >
                  {longDate(day)}
                </InnerLink>
              ) : (
                longDate(day)
              )}
            </h2>
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
                  <ShiftCard
                    key={shift.id}
                    shift={shift}
                    board={board}
                    mayWrite={mayWrite}
                    onAsk={onAsk}
                    onAdd={() => onShift(shift.id)}
                  />
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type DepartureCardProps = Omit<Props, 'onShift' | 'dayLink'> & { departure: BoardDeparture };

function DepartureCard({ departure, board, mayWrite, onAsk }: DepartureCardProps) {
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
      <PeopleLines
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
