import type { ManifestBooking, PassengerManifest } from '@leme/contract/manifest/endpoints';
import {
  bookingCodeText,
  type Judgement,
  judgeScan,
  readScan,
  type Scan,
} from '@leme/contract/manifest/scan';
import type { judgeManifestScan } from '@leme/contract/manifest/scan-endpoints';
import { useRef, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { signal, type Tone } from '#kit/device/lazy/tones.ts';
import { useLatest } from '../../../../../kit/browser/use-latest.ts';
import { useOfDay } from '../../../attendance/painted/use-day.ts';
import { isBoarding, isToNotice, type Outcome, toneOf } from '../result/outcome.ts';
import { scanResultOf } from '../result/scan-result.ts';
import { createRepeatFilter } from './repeat-filter.ts';
import { useAutoConfirm } from './scan-settings.ts';

/** What the scanner knows of the page around it. */
export type ScanHost = {
  /** The session opened; without one every session of the day is let in. */
  sessionId?: string | null | undefined;
  /** Checks the party in and calls `done`; how to undo it stays with the page. Missing for those who may only look. */
  onCheckIn?: ((booking: ManifestBooking, done: () => void) => void) | undefined;
  /** Asks the day anew: the server knows a booking that the page does not show yet. */
  onRefresh?: (() => void) | undefined;
  /** A party of the day was read. */
  onFound?: ((booking: ManifestBooking) => void) | undefined;
};

/** Reads codes one after the other: judges them, says how it went, and checks parties in. */
export function useScanner(host: ScanHost) {
  const { tenant } = useSignedIn();
  // As it is shown, with what was pressed but not answered yet.
  const day = useOfDay((painted) => painted.day);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [flash, setFlash] = useState<{ tone: Tone; n: number } | null>(null);
  const [auto, setAuto] = useAutoConfirm();
  const filter = useRef(createRepeatFilter());
  /** The reading under way or waiting for its tap; only a code typed on purpose takes its place. */
  const turn = useRef(0);
  const held = useRef(false);
  const latest = useLatest({ ...host, day });

  const announce = (tone: Tone) => {
    signal(tone);
    setFlash((before) => ({ tone, n: (before?.n ?? 0) + 1 }));
  };
  const show = (next: Outcome, holds: boolean) => {
    held.current = holds;
    setOutcome(next);
  };
  const checkIn = (booking: ManifestBooking) => {
    const missing = booking.passengers.filter(({ status }) => status === 'pending').length;
    const count = missing || booking.passengers.length;
    latest.current.onCheckIn?.(booking, () => show({ kind: 'done', booking_id: booking.id, count }, false));
  };
  const settle = (judgement: Judgement, text: string) => {
    const { onCheckIn, onFound } = latest.current;
    const booking = bookingOf(latest.current.day, judgement);
    announce(toneOf(judgement, booking));
    if (booking) onFound?.(booking);
    const goesIn = auto && judgement.ok && booking && !isToNotice(booking) && onCheckIn;
    show({ kind: 'judged', judgement, text }, isBoarding(judgement) && onCheckIn !== undefined);
    if (goesIn) checkIn(booking);
  };
  const read = async (text: string) => {
    turn.current += 1;
    const mine = turn.current;
    const scan = readScan(text);
    const { day, sessionId = null } = latest.current;
    if (!day) return;
    const question = {
      scan,
      tenant_id: tenant.id,
      date: day.date,
      session_id: sessionId,
      sessions: day.data,
    };
    const judgement = judgeScan(question);
    if (judgement.ok || judgement.reason !== 'needs-server') return settle(judgement, text);
    show({ kind: 'checking' }, true);
    try {
      const answer = await ask(scan, day.date, sessionId);
      if (turn.current !== mine) return;
      if (answer.ok) latest.current.onRefresh?.();
      settle(answer, text);
    } catch (error) {
      if (turn.current !== mine) return;
      announce('error');
      show({ kind: 'failed', error, text }, false);
    }
  };

  return {
    outcome,
    flash,
    auto,
    setAuto,
    /** The party the outcome is about, as the day shows it now. */
    booking: outcome && bookingOf(day, outcome.kind === 'judged' ? outcome.judgement : outcome),
    /** A code typed by a person or a hardware scanner. */
    read: (text: string) => void read(text),
    /** A code in the camera's view, many times a second. */
    see: (text: string) => {
      const now = performance.now();
      if (held.current) filter.current.keep(text, now);
      else if (filter.current.admits(text, now)) void read(text);
    },
    /** A party waits for its tap, so the camera reads nothing. */
    isHeld: outcome?.kind === 'judged' && isBoarding(outcome.judgement) && host.onCheckIn !== undefined,
    checkIn,
    dismiss: () => {
      turn.current += 1;
      held.current = false;
      setOutcome(null);
    },
  };
}

export type Scanner = ReturnType<typeof useScanner>;

async function ask(scan: Scan, date: string, sessionId: string | null): Promise<Judgement> {
  if (scan.kind === 'unknown') return { ok: false, reason: 'unknown' };
  const code = scan.kind === 'booking' ? bookingCodeText(scan) : scan.code;
  const input = { code, date, ...(sessionId && { session_id: sessionId }) };
  return scanResultOf(await call<typeof judgeManifestScan>('GET /manifest-scans', input));
}

function bookingOf(day: PassengerManifest | undefined, about: Judgement | Outcome): ManifestBooking | null {
  if (!day || !('booking_id' in about)) return null;
  const bookings = day.data.flatMap((session) => session.bookings);
  return bookings.find(({ id }) => id === about.booking_id) ?? null;
}
