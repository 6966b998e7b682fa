import type { Board } from '@leme/contract/rosters/roster-endpoints';
import type { BoardAssignment } from '@leme/contract/rosters/shapes';
import { Suspense } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import type { InnerLinkProps } from '#ui/layout/inner-link.tsx';
import { DepartureList } from './departure-list.tsx';
import { PeopleGrid } from './people-grid.tsx';
import type { Ask } from './people-lines.tsx';
import type { views } from './roster-address.ts';

const PeopleDay = lazyPart(async () => (await import('./lazy/day/people-day.tsx')).PeopleDay);

type Props = {
  /** Cut to the day, where it is one. */
  board: Board;
  day: string | undefined;
  view: (typeof views)[number];
  mayWrite: boolean;
  onAsk: Ask;
  onShift: (id: string) => void;
  linkOf: (day: string) => Pick<InnerLinkProps, 'href' | 'onOpen'>;
};

/** A week or a day, by departure or by person. */
export function RosterView({ board, day, view, mayWrite, onAsk, onShift, linkOf }: Props) {
  if (view === 'departures')
    return (
      <DepartureList
        board={board}
        mayWrite={mayWrite}
        onAsk={onAsk}
        onShift={onShift}
        dayLink={day ? undefined : linkOf}
      />
    );
  if (!day) return <PeopleGrid board={board} />;
  const replace = ({ id, session_id, position, boat_id, status }: BoardAssignment) => {
    if (session_id === null || status === 'done') return;
    onAsk({ of: session_id, position, replaces: id, ...(boat_id && { boat: boat_id }) });
  };
  const mayReplace = mayWrite && board.status !== 'locked';
  return (
    <Suspense>
      <PeopleDay board={board} day={day} onOpen={mayReplace ? replace : undefined} />
    </Suspense>
  );
}
