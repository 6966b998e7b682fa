import type { AttendanceState } from './rules.ts';

/** What a code says: one of our bookings, the six characters people read aloud, or something that is not ours. */
export type Scan =
  | { kind: 'booking'; tenant_id: string; booking_id: string }
  | { kind: 'code'; code: string }
  | { kind: 'unknown'; text: string };

// Letters and digits only: a hardware scanner types on the keyboard of a computer, and on ABNT2 `:`, `/` and `;` come out
// as other signs. Upper case fits the alphanumeric mode of a QR code, which keeps it small.
const mark = 'LEME';
const idLength = 25;
const idPattern = `([0-9A-Z]{${idLength}})`;
const ours = new RegExp(`^${mark}${idPattern}${idPattern}$`);
const human = /^[A-HJ-NP-Z2-9]{6}$/;

/** The text of a booking's QR code: 54 letters and digits that name company and booking and say nothing else. */
export function bookingCodeText({
  tenant_id,
  booking_id,
}: {
  tenant_id: string;
  booking_id: string;
}): string {
  return `${mark}${packed(tenant_id)}${packed(booking_id)}`;
}

/** Reads what a camera saw, a scanner typed or a person wrote; case, spaces and hyphens do not matter. */
export function readScan(text: string): Scan {
  const written = text.replace(/[\s-]/g, '').toUpperCase();
  const [, tenant, booking] = ours.exec(written) ?? [];
  const [tenant_id, booking_id] = [unpacked(tenant), unpacked(booking)];
  if (tenant_id && booking_id) return { kind: 'booking', tenant_id, booking_id };
  if (human.test(written)) return { kind: 'code', code: written };
  return { kind: 'unknown', text: text.trim() };
}

function packed(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(idLength, '0');
}

function unpacked(text: string | undefined): string | null {
  if (text === undefined) return null;
  const number = [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const hex = number.toString(16).padStart(32, '0');
  if (hex.length > 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What the judgement needs of a booking; a manifest's booking has it all. `cancelled` is known to the server only. */
export type ScanBooking = {
  id: string;
  code: string;
  cancelled?: boolean | undefined;
  passengers: readonly { status: AttendanceState; status_at: string | null; status_by: string | null }[];
};

export type ScanSession = {
  id: string;
  date: string;
  start_time: string;
  status: string;
  product: { name: string };
  bookings: readonly ScanBooking[];
};

/** Where a refused booking belongs. */
export type ScanPlace = {
  booking_id: string;
  session_id: string;
  date: string;
  start_time: string;
  product: string;
};

export const scanRefusals = [
  'unknown',
  'other-company',
  'cancelled',
  'other-day',
  'other-session',
  'already-in',
  'no-show',
  'needs-server',
] as const;
export type ScanRefusal = (typeof scanRefusals)[number];

/**
 * The answer to a scan. `ok` says how many of the party are still waited for. A refusal names its reason, and where the
 * booking belongs once it may be told; `since` and `by` are the first mark of a party that is settled.
 */
export type Judgement =
  | ({ ok: true; pending: number } & ScanPlace)
  | { ok: false; reason: 'unknown' | 'other-company' | 'needs-server' }
  | ({ ok: false; reason: 'cancelled' | 'other-day' | 'other-session' } & ScanPlace)
  | ({
      ok: false;
      reason: 'already-in' | 'no-show';
      since: string | null;
      by: string | null;
    } & ScanPlace);

export type ScanQuestion = {
  scan: Scan;
  /** The company that asks. */
  tenant_id: string;
  /** The day shown. */
  date: string;
  /** The session opened; null where the whole day is. */
  session_id: string | null;
  sessions: readonly ScanSession[];
};

/**
 * Judges a scan from what is known; the phone and the server ask the same function. A booking that is not among the
 * sessions `needs-server`; the server, who knows them all, calls it unknown.
 */
export function judgeScan({ scan, tenant_id, date, session_id, sessions }: ScanQuestion): Judgement {
  if (scan.kind === 'unknown') return { ok: false, reason: 'unknown' };
  if (scan.kind === 'booking' && scan.tenant_id !== tenant_id) return { ok: false, reason: 'other-company' };
  const found = find(scan, sessions);
  if (!found) return { ok: false, reason: 'needs-server' };
  const { session, booking } = found;
  const place = {
    booking_id: booking.id,
    session_id: session.id,
    date: session.date,
    start_time: session.start_time,
    product: session.product.name,
  };
  if (booking.cancelled || session.status === 'cancelled')
    return { ok: false, reason: 'cancelled', ...place };
  if (session.date !== date) return { ok: false, reason: 'other-day', ...place };
  if (session_id !== null && session.id !== session_id)
    return { ok: false, reason: 'other-session', ...place };
  const pending = booking.passengers.filter(({ status }) => status === 'pending').length;
  if (pending > 0) return { ok: true, pending, ...place };
  const reason = booking.passengers.some(({ status }) => status === 'checked_in') ? 'already-in' : 'no-show';
  return { ok: false, reason, ...firstMark(booking, reason), ...place };
}

function find(scan: Exclude<Scan, { kind: 'unknown' }>, sessions: readonly ScanSession[]) {
  const isMeant = ({ id, code }: ScanBooking) =>
    scan.kind === 'booking' ? id === scan.booking_id : code === scan.code;
  for (const session of sessions) {
    const booking = session.bookings.find(isMeant);
    if (booking) return { session, booking };
  }
  return null;
}

function firstMark({ passengers }: ScanBooking, reason: 'already-in' | 'no-show') {
  const wanted = reason === 'already-in' ? 'checked_in' : 'no_show';
  const marks = passengers.filter(({ status, status_at }) => status === wanted && status_at !== null);
  const [first] = marks.sort((a, b) => Date.parse(a.status_at ?? '') - Date.parse(b.status_at ?? ''));
  return { since: first?.status_at ?? null, by: first?.status_by ?? null };
}
