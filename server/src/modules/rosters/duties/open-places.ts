import { neededPlaces, openPlaces } from '@leme/contract/rosters/rules/needed-places';
import { isLiving } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import type { TimedWork } from '#kit/work';
import { readManning } from '../facts/judge.ts';
import { readAssigned } from '../facts/people.ts';
import type { Ground, Wanted } from './assign.ts';

/** Takes one place after the other on departures that are held; false where nobody is missing for it any more. */
export async function openPlacesOf(
  work: TimedWork,
  { sailings, rules }: Ground,
): Promise<(wanted: Pick<Wanted, 'session_id' | 'position' | 'boat_id'>) => boolean> {
  const manning = await readManning(work);
  const there = Map.groupBy(
    (await readAssigned(work, sql`a.session_id = any(${[...sailings.keys()]}::uuid[])`)).filter(
      ({ status }) => isLiving(status),
    ),
    ({ session_id }) => session_id,
  );
  const open = new Map(
    [...sailings].map(([id, sailing]) => [
      id,
      openPlaces(neededPlaces(sailing, manning, rules.guide_per), there.get(id) ?? []),
    ]),
  );
  return ({ session_id, position, boat_id }) => {
    const places = open.get(session_id ?? '') ?? [];
    const at = [position, null]
      .map((asked) =>
        places.findIndex(
          (place) => place.position === asked && (place.boat_id === null || place.boat_id === boat_id),
        ),
      )
      .find((index) => index >= 0);
    if (at === undefined) return false;
    places.splice(at, 1);
    return true;
  };
}
