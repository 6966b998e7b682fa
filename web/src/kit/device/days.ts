import { answered, change, look, type Row } from './database.ts';

const keptMs = 48 * 3_600_000;

type Day = Row['day'];

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
  await change('days', (store) => {
    const day = latest();
    if (day !== null) store.put({ owner, date, seen_at, day } satisfies Day);
  });
  await forgetDays((row) => Date.now() - row.seen_at > keptMs);
}

/** Changes a kept day, if there is one; it stays as old as it was. */
export async function changeDay(
  owner: string,
  date: string,
  alter: (day: unknown) => unknown,
): Promise<void> {
  await change('days', async (store) => {
    const row: Day | undefined = await answered(store.get([owner, date]));
    if (row) store.put({ ...row, day: alter(row.day) });
  });
}

export type KeptDay = { day: unknown; seen_at: number };

/** A day as this person last saw it on this device; null when it was never opened or is too old. */
export async function keptDay(owner: string, date: string, now: number): Promise<KeptDay | null> {
  const row: Day | undefined = await look('days', (store) => store.get([owner, date]));
  return row && now - row.seen_at <= keptMs ? { day: row.day, seen_at: row.seen_at } : null;
}

/** All days this person last saw on this device, none too old. */
export async function keptDays(owner: string, now: number): Promise<KeptDay[]> {
  const rows: Day[] = await look('days', (store) => store.index('owner').getAll(owner));
  return rows.filter(({ seen_at }) => now - seen_at <= keptMs);
}

/** Removes kept days: all of them at sign-out, the old ones otherwise. */
export async function forgetDays(which: (row: Day) => boolean = () => true): Promise<void> {
  await change('days', async (store) => {
    const rows: Day[] = await answered(store.getAll());
    for (const row of rows.filter(which)) store.delete([row.owner, row.date]);
  });
}
