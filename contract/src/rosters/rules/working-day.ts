/** What somebody does from one moment to another, minutes before and after included; `date` is the day it begins on. */
export type Duty = { id: string; date: string; starts_at: string; ends_at: string };

/** One working day of one person: from the first duty that begins on it to the end of the last, and until when rest lasts. */
export type CrewDay = { date: string; starts_at: string; ends_at: string; rest_until: string };

export const effects = ['impede', 'avisa'] as const;
export type Effect = (typeof effects)[number];

/** What a company decided of working hours; minutes. */
export type RestRules = {
  crew_rest: number;
  crew_rest_effect: Effect;
  crew_week_rest_effect: Effect;
  crew_longest_day: number;
  crew_longest_day_effect: Effect;
};

/** Nobody rests less than that in any 24 hours, whatever a company decides. */
export const leastRest = 600;
const aDay = 1_440;
/** Whoever has 24 hours off in every 168 works at most so long between two such breaks. */
const longestRun = 6 * aDay;

/** What working a duty would break, beside the other duties of the person. */
export type Breach =
  | { code: 'overlap'; effect: 'impede'; other: string; from: string; until: string }
  | { code: 'rest'; effect: Effect; minutes: number; least: number }
  | { code: 'least_rest'; effect: 'impede'; minutes: number; least: number }
  | { code: 'week'; effect: Effect; days: number }
  | { code: 'longest_day'; effect: Effect; minutes: number; most: number };

const minuteOf = (instant: string) => Date.parse(instant) / 60_000;
const instantOf = (minute: number) => new Date(minute * 60_000).toISOString();
/** How long something lasts, in minutes. */
export const minutesOf = ({ starts_at, ends_at }: Pick<Duty, 'starts_at' | 'ends_at'>) =>
  minuteOf(ends_at) - minuteOf(starts_at);

/** The rest nobody may cut short: that of the company where it stops people, else the least there is. */
const heldRest = ({ crew_rest, crew_rest_effect }: RestRules) =>
  crew_rest_effect === 'impede' ? Math.max(crew_rest, leastRest) : leastRest;

/** The working days of one person, by the day each duty begins on. */
export function crewDays(duties: readonly Duty[], rules: RestRules): CrewDay[] {
  const days = [...Map.groupBy(duties, ({ date }) => date)].map(([date, own]) => {
    const from = Math.min(...own.map(({ starts_at }) => minuteOf(starts_at)));
    const until = Math.max(...own.map(({ ends_at }) => minuteOf(ends_at)));
    const rest_until = instantOf(until + heldRest(rules));
    return { date, starts_at: instantOf(from), ends_at: instantOf(until), rest_until };
  });
  return days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * Everything a duty would break for whoever has these others; the others may be broken among themselves. Rest lies between
 * working days, and not between two tours of one.
 */
export function breachesOf(duty: Duty, others: readonly Duty[], rules: RestRules): Breach[] {
  const all = [...others, duty];
  const days = crewDays(all, rules);
  const at = days.findIndex(({ date }) => date === duty.date);
  return [
    ...overlaps(duty, others),
    ...shortRests(days, at, rules),
    ...tooLittleIn24Hours(duty, all),
    ...withoutDayOff(days, at, rules),
    ...tooLong(days[at], rules),
  ];
}

function overlaps(duty: Duty, others: readonly Duty[]): Breach[] {
  const [from, until] = [minuteOf(duty.starts_at), minuteOf(duty.ends_at)];
  const other = others.find(
    ({ starts_at, ends_at }) => minuteOf(starts_at) < until && minuteOf(ends_at) > from,
  );
  if (!other) return [];
  return [
    {
      code: 'overlap',
      effect: 'impede',
      other: other.id,
      from: other.starts_at,
      until: other.ends_at,
    },
  ];
}

/** The shortest rest beside the day, where it is too short. */
function shortRests(days: readonly CrewDay[], at: number, rules: RestRules): Breach[] {
  const rests = [at, at + 1].flatMap((next) => {
    const [before, after] = [days[next - 1], days[next]];
    return before && after ? [minuteOf(after.starts_at) - minuteOf(before.ends_at)] : [];
  });
  const minutes = Math.max(0, Math.min(...rests));
  if (rests.length === 0 || minutes >= Math.max(rules.crew_rest, leastRest)) return [];
  if (minutes < leastRest) return [{ code: 'least_rest', effect: 'impede', minutes, least: leastRest }];
  return [{ code: 'rest', effect: rules.crew_rest_effect, minutes, least: rules.crew_rest }];
}

/** Ten hours without a duty in any 24 that hold some of this one. */
function tooLittleIn24Hours(duty: Duty, all: readonly Duty[]): Breach[] {
  const spans = all.map(({ starts_at, ends_at }) => [minuteOf(starts_at), minuteOf(ends_at)] as const);
  const [from, until] = [minuteOf(duty.starts_at), minuteOf(duty.ends_at)];
  const starts = spans
    .flatMap(([begin, end]) => [begin, end - aDay])
    .filter((start) => start < until && start + aDay > from);
  const worked = (start: number) =>
    spans.reduce(
      (sum, [begin, end]) => sum + Math.max(0, Math.min(end, start + aDay) - Math.max(begin, start)),
      0,
    );
  const minutes = Math.max(0, aDay - Math.max(...starts.map(worked)));
  return minutes < leastRest ? [{ code: 'least_rest', effect: 'impede', minutes, least: leastRest }] : [];
}

/** Nobody works on and on: between two breaks of 24 hours lie at most six days. */
function withoutDayOff(days: readonly CrewDay[], at: number, rules: RestRules): Breach[] {
  const isBreak = (before: CrewDay | undefined, after: CrewDay | undefined) =>
    !before || !after || minuteOf(after.starts_at) - minuteOf(before.ends_at) >= aDay;
  let [first, last] = [at, at];
  while (!isBreak(days[first - 1], days[first])) first -= 1;
  while (!isBreak(days[last], days[last + 1])) last += 1;
  const [begin, end] = [days[first], days[last]];
  if (!begin || !end || minuteOf(end.ends_at) - minuteOf(begin.starts_at) <= longestRun) return [];
  return [{ code: 'week', effect: rules.crew_week_rest_effect, days: last - first + 1 }];
}

function tooLong(day: CrewDay | undefined, rules: RestRules): Breach[] {
  const minutes = day ? minutesOf(day) : 0;
  if (minutes <= rules.crew_longest_day) return [];
  return [
    { code: 'longest_day', effect: rules.crew_longest_day_effect, minutes, most: rules.crew_longest_day },
  ];
}
