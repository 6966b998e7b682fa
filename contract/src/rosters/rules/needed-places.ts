import { manningOf } from '../../crew/manning.ts';
import type { Position } from '../../crew/positions.ts';

/** A place on a departure somebody has to have; no position where any does, no boat for who guides all of them. */
export type Place = { boat_id: string | null; position: Position | null; competency_id: string | null };

type Manned = { position: Position; count: number; competency_id: string | null };

export type NeedOf = {
  requires_crew: boolean;
  /** Who sails with it. */
  people: number;
  boats: readonly { id: string; min_crew: number }[];
};

/** Who a departure needs: the crew of each boat, and guides beyond those a boat has anyway; nobody where it is let bare. */
export function neededPlaces(
  departure: NeedOf,
  manning: ReadonlyMap<string, readonly Manned[]>,
  guidePer: number,
): Place[] {
  if (!departure.requires_crew) return [];
  const crew = departure.boats.flatMap((boat) =>
    manningOf(boat, manning.get(boat.id) ?? []).flatMap(({ position, count, competency_id }) =>
      Array.from({ length: count }, (): Place => ({ boat_id: boat.id, position, competency_id })),
    ),
  );
  const manned = crew.filter(({ position }) => position === 'guia').length;
  const guides = guidePer === 0 ? 0 : Math.max(0, Math.ceil(departure.people / guidePer) - manned);
  const guide: Place = { boat_id: null, position: 'guia', competency_id: null };
  return [...crew, ...Array.from({ length: guides }, () => guide)];
}

type Taken = { position: Position; boat_id: string | null };

/** Of the places needed, those nobody has: who has a position takes a place of it first, then one any position does for. */
export function openPlaces<P extends Place>(places: readonly P[], taken: readonly Taken[]): P[] {
  const left = [...places];
  const take = (fits: (place: P) => boolean) => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const onBoat = (place: P, { boat_id }: Taken) => place.boat_id === null || place.boat_id === boat_id;
  const others = taken.filter(
    (each) =>
      !take((place) => place.boat_id !== null && place.position === each.position && onBoat(place, each)) &&
      !take((place) => place.position === each.position && onBoat(place, each)),
  );
  for (const each of others) take((place) => place.position === null && onBoat(place, each));
  return left;
}
