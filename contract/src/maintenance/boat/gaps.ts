/** A departure of a boat with its buffers, by the clock of the wall (`2027-01-09T10:30`), and how many bought a place. */
export type Sailing = { starts: string; stops: string; people: number };

/** When a boat may stay ashore; `until` is when it is wanted next, nothing where that is further than anybody looked. */
export type Gap = { from: string; until: string | null; departures: number; people: number };

/** So many gaps are offered. */
export const mostGaps = 5;

const quarter = 15;
const day = 1440;
const minute = 60_000;

const instantOf = (wall: string) => Date.parse(`${wall}:00Z`);
const wallOf = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const up = (instant: number, minutes: number) => Math.ceil(instant / (minutes * minute)) * minutes * minute;

/**
 * The next gaps of a boat that so many minutes fit into, the fewest sold seats first, then those with the fewest departures,
 * then the earliest. A gap begins now, when a departure is over, or, of whole days, at midnight.
 */
export function gapsOf(
  sailings: readonly Sailing[],
  asked: { from: string; to: string; minutes: number },
): Gap[] {
  const [from, to] = [instantOf(asked.from), instantOf(asked.to)];
  const length = asked.minutes * minute;
  const isDays = asked.minutes % day === 0;
  const known = sailings.map(({ starts, stops, people }) => ({
    starts: instantOf(starts),
    stops: instantOf(stops),
    people,
  }));
  const begins = isDays
    ? Array.from(
        { length: Math.max(0, Math.floor((to - up(from, day)) / (day * minute))) },
        (_, at) => up(from, day) + at * day * minute,
      )
    : [from, ...known.map(({ stops }) => stops).filter((stops) => stops > from)].map((at) => up(at, quarter));
  return [...new Set(begins)]
    .filter((begin) => begin < to)
    .map((begin) => {
      const hit = known.filter(({ starts, stops }) => starts < begin + length && stops > begin);
      const next = known.filter(({ starts }) => starts >= begin + length).map(({ starts }) => starts);
      return {
        begin,
        until: hit.length > 0 ? begin + length : next.length > 0 ? Math.min(...next) : null,
        departures: hit.length,
        people: hit.reduce((sum, { people }) => sum + people, 0),
      };
    })
    .toSorted(
      (one, other) =>
        one.people - other.people || one.departures - other.departures || one.begin - other.begin,
    )
    .slice(0, mostGaps)
    .map(({ begin, until, departures, people }) => ({
      from: wallOf(begin),
      until: until === null ? null : wallOf(until),
      departures,
      people,
    }));
}
