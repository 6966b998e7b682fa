import type { readReceiver } from '@leme/contract/finance/charges/charge-endpoints';
import type { Receiver } from '@leme/contract/finance/charges/pix-text';
import { call } from '#kit/api/api.ts';
import { currentAuthSession, isSignedInAs, ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { keepDay, keptDay } from '#kit/device/lazy/days.ts';

// It lies beside the days, where nobody looks for a manifest.
const placeOf = (owner: string) => `${owner}/receiver`;
const name = 'pix';
const freshForMs = 15 * 60_000;
const keptMs = 48 * 3_600_000;

type Kept = { receiver: Receiver | null };

async function seen(owner: string): Promise<(Kept & { seen_at: number }) | null> {
  const { session } = currentAuthSession();
  const sessionEnds = session ? Date.parse(session.session.expires_at) : 0;
  const kept = await keptDay(placeOf(owner), name, { now: Date.now(), sessionEnds, fold: (day) => day });
  return kept && { ...(kept.day as Kept), seen_at: kept.seen_at };
}

/** Where a Pix goes, as this device last heard; it says nothing of anybody, and may be read as long as it is kept. */
export async function seenReceiver(owner: string): Promise<Receiver | null> {
  return (await seen(owner))?.receiver ?? null;
}

/** Keeps where a Pix goes for whoever takes money at the quay, for when there is no signal. */
export async function keepComingReceiver(): Promise<void> {
  const { session, isRemembered } = currentAuthSession();
  if (!session || isRemembered || session.acting || session.partner) return;
  const rights = ['attendance:create', 'booking-payments:create'];
  if (!rights.every((right) => session.permissions.includes(right))) return;
  const owner = ownerOf(session);
  const before = await seen(owner).catch(() => null);
  if (before && Date.now() - before.seen_at < freshForMs) return;
  const kept: Kept = await call<typeof readReceiver>('GET /charges/receiver', {}, { background: true });
  const seen_at = Date.now();
  const place = { owner: placeOf(owner), date: name, seen_at, until: seen_at + keptMs };
  // Who has signed out meanwhile leaves nothing behind.
  await keepDay(place, () => (isSignedInAs(owner) ? kept : null));
}
