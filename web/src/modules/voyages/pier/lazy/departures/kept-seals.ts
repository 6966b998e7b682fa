import type { SealFile, SealValue } from '@leme/contract/voyages/seal/seal';
import { currentAuthSession, isSignedInAs } from '#kit/auth-session/auth-session-store.ts';
import { keepDay, keptDay } from '#kit/device/lazy/days.ts';
import type { Entry } from '#kit/outbox/rules.ts';
import { isDeparture, type SaidOfDeparture } from '../../../outbox/queue-rules.ts';

// Beside the days, where nobody looks for a manifest.
const placeOf = (owner: string) => `${owner}/seals`;
const readableMs = 24 * 3_600_000;

type SealHere = NonNullable<SaidOfDeparture['seal']>;

/** A seal as this device made it, as the file it is. */
const fileOf = ({ header, root, values }: SealHere): SealFile => ({
  header: JSON.parse(header) as SealFile['header'],
  root,
  values: values.map((value) => JSON.parse(value) as SealValue),
});

/** The file of a seal that waits here. */
export function waitingSeal(queued: readonly Entry[], id: string): SealFile | null {
  const seal = queued.filter(isDeparture).find((entry) => entry.id === id)?.event.seal;
  return seal ? fileOf(seal) : null;
}

/** Keeps a sealed manifest a day, as the days are kept, to be printed and looked at without a signal. */
export async function keepSeal(owner: string, id: string, file: SealFile): Promise<void> {
  const now = Date.now();
  const kept = { owner: placeOf(owner), date: id, seen_at: now, until: now + readableMs };
  await keepDay(kept, () => (isSignedInAs(owner) ? file : null)).catch(() => undefined);
}

/** Those of what goes to the server that this device made. */
export async function keepSealsOf(owner: string, stored: readonly Entry[]): Promise<void> {
  for (const { id, event } of stored.filter(isDeparture))
    if (event.seal) await keepSeal(owner, id, fileOf(event.seal));
}

/** A sealed manifest this device keeps; nothing where it never had it, or may no longer show it. */
export async function keptSeal(owner: string, id: string): Promise<SealFile | null> {
  const { session } = currentAuthSession();
  const sessionEnds = session ? Date.parse(session.session.expires_at) : 0;
  const seen = await keptDay(placeOf(owner), id, { now: Date.now(), sessionEnds, fold: (day) => day });
  return seen && (seen.day as SealFile);
}
