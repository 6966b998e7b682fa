import { openDevice } from './database.ts';

const keptMs = 48 * 3_600_000;

/**
 * Keeps a day as it was seen, so that it can be read without a connection; older ones go after 48 hours. `latest` is
 * asked for at the moment of writing; null keeps nothing.
 */
export async function keepDay(
  owner: string,
  date: string,
  latest: () => unknown,
  seen_at: number,
): Promise<void> {
  const device = await openDevice();
  const day = latest();
  if (day === null) return;
  await device.put('days', { owner, date, seen_at, day });
  await forgetDays((row) => Date.now() - row.seen_at > keptMs);
}

/** Changes a kept day, if there is one; it stays as old as it was. */
export async function changeDay(
  owner: string,
  date: string,
  change: (day: unknown) => unknown,
): Promise<void> {
  const transaction = (await openDevice()).transaction('days', 'readwrite');
  const row = await transaction.store.get([owner, date]);
  if (row) await transaction.store.put({ ...row, day: change(row.day) });
  await transaction.done;
}

export type KeptDay = { day: unknown; seen_at: number };

/** A day as this person last saw it on this device; null when it was never opened or is too old. */
export async function keptDay(owner: string, date: string, now: number): Promise<KeptDay | null> {
  const row = await (await openDevice()).get('days', [owner, date]);
  return row && now - row.seen_at <= keptMs ? { day: row.day, seen_at: row.seen_at } : null;
}

/** All days this person last saw on this device, none too old. */
export async function keptDays(owner: string, now: number): Promise<KeptDay[]> {
  const rows = await (await openDevice()).getAllFromIndex('days', 'owner', owner);
  return rows.filter(({ seen_at }) => now - seen_at <= keptMs);
}

/** Removes kept days: all of them at sign-out, the old ones otherwise. */
export async function forgetDays(
  which: (row: { owner: string; seen_at: number }) => boolean = () => true,
): Promise<void> {
  const transaction = (await openDevice()).transaction('days', 'readwrite');
  for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
    if (which(cursor.value)) void cursor.delete();
  }
  await transaction.done;
}
