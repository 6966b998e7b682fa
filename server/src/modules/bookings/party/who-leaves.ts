import { faults, Problem } from '@leme/contract/kit/problem';

export type PartyPerson = {
  id: string;
  booking_passenger_id: string | null;
  position: number;
  name: string | null;
  status: string;
  heads: readonly string[];
};

type Change = { row: { id: string | null; quantity: number }; quantity: number };
type Group = { people: PartyPerson[]; quantity: number; leavers: number };

const isAboard = ({ status }: PartyPerson) => status === 'checked_in';
const isUntouched = ({ name, heads }: PartyPerson) => name === null && heads.length === 0;

/**
 * Who leaves the rows that get smaller: those who were chosen, then the highest places that nobody has named or seen.
 * Nobody aboard leaves, and where only known people are left it is asked who of them goes.
 */
export function whoLeaves(
  people: readonly PartyPerson[],
  chosen: readonly string[],
  changes: readonly Change[],
): string[] {
  const groups = changes.filter(({ row, quantity }) => quantity < row.quantity).map(groupOf(people));
  refuseStrangers(groups, chosen);
  const isChosen = ({ id }: PartyPerson) => chosen.includes(id);
  refuseAboard(groups, isChosen);
  if (groups.some((group) => group.people.filter(isChosen).length > group.leavers))
    throw faults([{ pointer: '/removed_passenger_ids', code: 'too-many' }]);
  const picked = groups.map((group) => ({ ...group, leaves: pick(group, isChosen) }));
  const short = picked.filter(({ leaves, leavers }) => leaves.length < leavers);
  if (short.length > 0) throw new Problem('choose-passengers', { params: question(short) });
  return picked.flatMap(({ leaves }) => leaves.map(({ id }) => id));
}

function groupOf(people: readonly PartyPerson[]) {
  return ({ row, quantity }: Change): Group => {
    const own = people.filter(({ booking_passenger_id }) => booking_passenger_id === row.id);
    return { people: own, quantity, leavers: own.length - quantity };
  };
}

function refuseStrangers(groups: readonly Group[], chosen: readonly string[]): void {
  const known = new Set(groups.flatMap((group) => group.people.map(({ id }) => id)));
  const errors = chosen.flatMap((id, index) =>
    known.has(id) ? [] : [{ pointer: `/removed_passenger_ids/${index}`, code: 'unknown' }],
  );
  if (errors.length > 0) throw faults(errors);
}

function refuseAboard(groups: readonly Group[], isChosen: (person: PartyPerson) => boolean): void {
  const aboardOf = (group: Group) => group.people.filter(isAboard);
  const crowded = groups.filter(
    (group) => aboardOf(group).length > group.quantity || aboardOf(group).some(isChosen),
  );
  if (crowded.length === 0) return;
  const params = {
    aboard: crowded.flatMap(aboardOf).length,
    wanted: crowded.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  throw new Problem('people-aboard', { params });
}

function pick({ people, leavers }: Group, isChosen: (person: PartyPerson) => boolean): PartyPerson[] {
  const chosen = people.filter(isChosen);
  const blank = people
    .filter((person) => isUntouched(person) && !isChosen(person))
    .sort((a, b) => b.position - a.position);
  return [...chosen, ...blank.slice(0, leavers - chosen.length)];
}

/** How many of whom: enough for a form to ask. */
function question(groups: readonly Group[]) {
  return {
    choose: groups.reduce((sum, { leavers }) => sum + leavers, 0),
    groups: groups.map(({ people, leavers }) => ({
      choose: leavers,
      people: people
        .filter((person) => !isAboard(person))
        .map(({ id, booking_passenger_id, position, name, status }) => ({
          id,
          booking_passenger_id,
          position,
          name,
          status,
        })),
    })),
  };
}
