/** How what is owed comes again. */
export const repeatKinds = ['weekly', 'monthly', 'yearly'] as const;
export type RepeatKind = (typeof repeatKinds)[number];

/** Comes again so often, or until a day, that one included; of a month on its own day. */
export type Repetition = {
  repeats: RepeatKind;
  repeat_day: number | null;
  repeat_times: number | null;
  repeat_until: string | null;
};

/** Amounts of instalments in centavos: all alike, and the last takes what is odd. */
export function instalmentsOf(cents: number, parts: number): number[] {
  const each = Math.floor(cents / parts);
  return Array.from({ length: parts }, (_, at) => (at === parts - 1 ? cents - each * (parts - 1) : each));
}

/** A day so many weeks, months or years later; the 31st of a short month is its last. */
export function laterBy(day: string, repeats: RepeatKind, count: number): string {
  const date = Temporal.PlainDate.from(day);
  if (repeats === 'weekly') return date.add({ weeks: count }).toString();
  return date.add(repeats === 'monthly' ? { months: count } : { years: count }).toString();
}

/** The days it is due, the first on or after the day given; never more than `most` and one. */
export function repeatedDays(first: string, repetition: Repetition, most: number): string[] {
  const { repeats, repeat_times, repeat_until } = repetition;
  const dayAt = repeats === 'monthly' ? monthlyFrom(first, repetition.repeat_day) : laterBy;
  const days: string[] = [];
  for (let at = 0; at <= most; at += 1) {
    const day = dayAt(first, repeats, at);
    if (repeat_times !== null ? at >= repeat_times : day > (repeat_until ?? first)) break;
    days.push(day);
  }
  return days;
}

/** From month to month on the same day of each. */
function monthlyFrom(first: string, on: number | null): typeof laterBy {
  if (on === null) return laterBy;
  const month = Temporal.PlainDate.from(first).with({ day: 1 });
  const dayIn = (months: number) => month.add({ months }).with({ day: on }).toString();
  const skipped = dayIn(0) < first ? 1 : 0;
  return (_day, _repeats, count) => dayIn(count + skipped);
}
