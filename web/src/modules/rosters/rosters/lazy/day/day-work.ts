import type { Locale } from '@leme/contract/kit/language/locale';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import type { BoardAssignment } from '@leme/contract/rosters/shapes';
import { isLiving } from '@leme/contract/rosters/states';

/** What somebody does: the product of a departure, or the kind and the place of a shift. */
export function workOf(board: Board, { session_id, shift_id }: BoardAssignment, locale: Locale): string {
  const departure = board.departures.find((each) => each.session_id === session_id);
  if (departure) return departure.product;
  const shift = board.shifts.find(({ id }) => id === shift_id);
  if (!shift) return '';
  return [choiceOf(crewShifts.fields.kind, shift.kind, locale), shift.place].filter(Boolean).join(' · ');
}

export const positionOf = ({ position }: Pick<BoardAssignment, 'position'>, locale: Locale) =>
  choiceOf(crewAssignments.fields.position, position, locale);

/** What somebody is expected for on the day the board was cut to. */
export const worksOf = (board: Board, crew_id: string) =>
  board.assignments.filter((each) => each.crew_id === crew_id && isLiving(each.status));

/** Why somebody is away on a day. */
export const leaveOn = ({ leaves }: Board['people'][number], day: string) =>
  leaves.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
