import { civilDay } from './civil-day.ts';

export const sessionDialogs = ['new', 'edit', 'booking', 'cancel'] as const;
export type SessionDialogName = (typeof sessionDialogs)[number];

export type SessionsSearch = {
  date?: string | undefined;
  /** The dialog that is open, and of which session. */
  open?: SessionDialogName | undefined;
  session?: string | undefined;
};

/** What the address of the sessions page says; a dialog of no session is not open. */
export function readSessionsSearch(search: Readonly<Record<string, unknown>>): SessionsSearch {
  const session = typeof search.session === 'string' ? search.session : undefined;
  const open = sessionDialogs.find((name) => name === search.open);
  const date = civilDay(search.date);
  if (open === undefined || (open !== 'new' && session === undefined)) return { date };
  return { date, open, session: open === 'new' ? undefined : session };
}
