import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { Judgement } from '@leme/contract/manifest/scan';
import type { Tone } from '#kit/device/lazy/tones.ts';

/** What the last code led to. */
export type Outcome =
  | { kind: 'checking' }
  /** Judged; a party stays until it is confirmed, dismissed or another code is typed. */
  | { kind: 'judged'; judgement: Judgement; text: string }
  | { kind: 'done'; booking_id: string; count: number }
  | { kind: 'failed'; error: unknown; text: string };

/** Debt and requirements are to be seen before the party boards. */
export function isToNotice(booking: ManifestBooking): boolean {
  return (booking.remaining_amount ?? 0) > 0 || booking.special_requirements !== null;
}

/** Whether a party stands there that one can check in: somebody is missing, or all were marked absent. */
export function isBoarding(judgement: Judgement): boolean {
  return judgement.ok || judgement.reason === 'no-show';
}

/** The colour and sound of a judgement: red is sent away, amber is looked at. */
export function toneOf(judgement: Judgement, booking: ManifestBooking | null): Tone {
  if (judgement.ok) return booking && isToNotice(booking) ? 'attention' : 'ok';
  return judgement.reason === 'already-in' || judgement.reason === 'no-show' ? 'attention' : 'error';
}
