import { type SessionState, sessionStates } from '@leme/contract/bookings/rules';
import { civilDay } from '../../days/civil-day.ts';

export const sessionDialogs = [
  'new',
  'clone',
  'edit',
  'booking',
  'bookings',
  'boats',
  'cancel',
  'history',
] as const;
export type SessionDialogName = (typeof sessionDialogs)[number];

/** What is done to one booking, above the list of its session. */
export const bookingActs = ['edit', 'move', 'pay', 'cancel', 'history'] as const;
export type BookingAct = (typeof bookingActs)[number];

export type SessionsSearch = {
  date?: string | undefined;
  product?: string | undefined;
  status?: SessionState | undefined;
  /** The dialog that is open, and of which session. */
  open?: SessionDialogName | undefined;
  session?: string | undefined;
  /** Of a session's bookings: which one something is done to, and what. */
  booking?: string | undefined;
  act?: BookingAct | undefined;
};

type Search = Readonly<Record<string, unknown>>;

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the address of the sessions page says; a dialog of no session is not open. */
export function readSessionsSearch(search: Search): SessionsSearch {
  const shown = {
    date: civilDay(search.date),
    product: textIn(search.product),
    status: sessionStates.find((state) => state === search.status),
  };
  const session = textIn(search.session);
  const open = sessionDialogs.find((name) => name === search.open);
  if (open === undefined || (open !== 'new' && session === undefined)) return shown;
  if (open === 'new') return { ...shown, open, session: undefined };
  return { ...shown, open, session, ...(open === 'bookings' && readAct(search)) };
}

function readAct(search: Search): Pick<SessionsSearch, 'booking' | 'act'> {
  const booking = textIn(search.booking);
  const act = bookingActs.find((name) => name === search.act);
  return booking && act ? { booking, act } : {};
}

/** No dialog, and nothing of what one showed. */
export const closed = { open: undefined, session: undefined, booking: undefined, act: undefined } as const;
