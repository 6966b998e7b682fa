import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { mayServe } from '@leme/contract/rosters/rules/standing';
import { isLiving } from '@leme/contract/rosters/states';

/** One day of a week: what sails or is worked on it, by whom, and what is still to be done for it. */
export function dayOfBoard(board: Board, day: string): Board {
  const departures = board.departures.filter(({ date }) => date === day);
  const shifts = board.shifts.filter(({ date }) => date === day);
  const there = new Set([...departures.map(({ session_id }) => session_id), ...shifts.map(({ id }) => id)]);
  const assignments = board.assignments.filter(({ session_id, shift_id }) =>
    there.has(session_id ?? shift_id ?? ''),
  );
  const living = assignments.filter(({ status }) => isLiving(status));
  return {
    ...board,
    departures,
    shifts,
    assignments,
    counts: {
      open: departures.reduce((sum, { open }) => sum + open.length, 0),
      unconfirmed: living.filter(({ status }) => status === 'proposed').length,
      unfit: living.filter(({ against }) => !mayServe(against)).length,
      changed: assignments.filter(({ changed }) => changed).length,
    },
  };
}
