const day = /^\d{4}-\d\d-\d\d$/;
const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
function dayIn(value: unknown) {
  const text = String(value ?? '');
  return day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

export const views = ['departures', 'people'] as const;

/** What the address says: which week, or which day of it, how it is looked at, and the place somebody is looked for. */
export function readRosterAddress(search: Readonly<Record<string, unknown>>) {
  return {
    week: dayIn(search.week),
    day: dayIn(search.day),
    view: views.find((each) => each === search.view),
    /** The departure, with position and boat of the place; `replaces` is who is taken out of it. */
    of: textIn(search.of),
    position: textIn(search.position),
    boat: textIn(search.boat),
    replaces: textIn(search.replaces),
  };
}
export type RosterAddress = ReturnType<typeof readRosterAddress>;
