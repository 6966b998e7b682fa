import type { Board } from '@leme/contract/rosters/roster-endpoints';
import type { BoardAssignment } from '@leme/contract/rosters/shapes';
import { AssignedLine } from './assigned-line.tsx';

/** Opens the candidates of a place. */
export type Ask = (part: { of?: string; position?: string; boat?: string; replaces?: string }) => void;

export const cardStyle = 'grid content-start gap-2 rounded-lg border bg-surface px-3 py-3';

type Props = {
  board: Board;
  mayWrite: boolean;
  onAsk: Ask;
  held: readonly BoardAssignment[];
  boatName: (id: string | null) => string | undefined;
  of: string | undefined;
};

/** Everybody who has a duty on one departure or shift. */
export function PeopleLines({ held, board, mayWrite, onAsk, boatName, of }: Props) {
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
