/** A moment by the clock on the wall, `2026-11-20T08:30`; reckoning with it knows neither zone nor skipped hours. */
export type ClockText = string;

const minute = 60_000;
const dayOf = (text: ClockText) => text.slice(0, 10);

/** Minutes from one clock text to another. */
export const minutesBetween = (from: ClockText, until: ClockText): number =>
  (Date.parse(`${until}:00Z`) - Date.parse(`${from}:00Z`)) / minute;

/** A clock text moved by minutes. */
export const clockAfter = (text: ClockText, minutes: number): ClockText =>
  new Date(Date.parse(`${text}:00Z`) + minutes * minute).toISOString().slice(0, 16);

/** The clock text of a day and a time of it; of an end that is not after its start that of the day after. */
export function clockText(date: string, time: string, begins?: string): ClockText {
  const text = `${date}T${time.slice(0, 5)}`;
  return begins !== undefined && time.slice(0, 5) <= begins.slice(0, 5) ? clockAfter(text, 1440) : text;
}

/** Day and time of a clock text. */
export const partsOf = (text: ClockText) => ({ date: dayOf(text), time: text.slice(11, 16) });

type Stretch = { from: ClockText; until: ClockText };

/** The hours of a day that are shown: the usual ones, and what begins earlier or ends later. */
export function hoursAround(
  date: string,
  usual: readonly [from: string, until: string],
  all: readonly Stretch[],
): Stretch {
  const [first, last] = [clockText(date, '00:00'), clockText(date, '00:00', '00:00')];
  const own = all.filter(({ from, until }) => from < last && until > first);
  const from = own.reduce(
    (least, each) => (each.from < least ? each.from : least),
    clockText(date, usual[0]),
  );
  const until = own.reduce(
    (most, each) => (each.until > most ? each.until : most),
    clockText(date, usual[1]),
  );
  const whole = (text: ClockText, up: number) => {
    const rest = Number(text.slice(14, 16));
    return rest === 0 ? text : clockAfter(text, up - rest);
  };
  return { from: whole(from < first ? first : from, 0), until: whole(until, 60) };
}
