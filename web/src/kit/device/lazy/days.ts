import { newKey, seal, unseal } from '../cipher.ts';
import { answered, change, look, type Row } from '../database.ts';

const keptMs = 48 * 3_600_000;

type Day = Row['day'];

export type Kept = {
  owner: string;
  date: string;
  seen_at: number;
  /** Until when it may be read though the session has ended. */
  until: number;
};

/**
 * Keeps a day as it was seen, under a key of its own, so that it can be read without a connection; older ones go after
 * 48 hours. `latest` is asked for again at the moment of writing; null keeps nothing.
 */
export async function keepDay(kept: Kept, latest: () => unknown): Promise<void> {
  const key = await newKey();
  let day = latest();
  let isKept = day === null;
  while (!isKept) {
    const sealed = await seal(key, day);
    await change('days', (store) => {
      const now = latest();
      isKept = now === day || now === null;
      day = now;
      if (isKept && now !== null) store.put({ ...kept, key, ...sealed } satisfies Day);
    });
  }
  await forgetDays((row) => Date.now() - row.seen_at > keptMs);
}

/** Changes a kept day, if there is one that can be read; it stays as old as it was. */
export async function changeDay(
  owner: string,
  date: string,
  alter: (day: unknown) => unknown,
): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const row = await rowOf(owner, date);
    if (!row?.key) return;
    const sealed = await seal(row.key, alter(await unseal(row.key, row)));
    await change('days', async (store) => {
      const now: Day | undefined = await answered(store.get([owner, date]));
      // Another tab may have written meanwhile: what it wrote is changed then.
      isDone = String(now?.iv) === String(row.iv);
      if (isDone) store.put({ ...row, ...sealed });
      else isDone = now === undefined;
    });
  }
}

export type KeptDay = { day: unknown; seen_at: number };
type Moment = { now: number; sessionEnds: number };

/** A day as this person last saw it on this device; null when it was never opened, or may no longer be read. */
export async function keptDay(owner: string, date: string, moment: Moment): Promise<KeptDay | null> {
  const row = await rowOf(owner, date);
  return row ? await readable(row, moment) : null;
}

/** All days this person last saw on this device and may still read. */
export async function keptDays(owner: string, moment: Moment): Promise<KeptDay[]> {
  const rows: Day[] = await look('days', (store) => store.index('owner').getAll(owner));
  const days = await Promise.all(rows.map((row) => readable(row, moment)));
  return days.filter((day) => day !== null);
}

async function readable(row: Day, { now, sessionEnds }: Moment): Promise<KeptDay | null> {
  if (!row.key || now - row.seen_at > keptMs) return null;
  if (now < Math.max(row.until, sessionEnds))
    return { day: await unseal(row.key, row), seen_at: row.seen_at };
  await lockDays((each) => each.until <= now);
  return null;
}

function rowOf(owner: string, date: string): Promise<Day | undefined> {
  return look('days', (store) => store.get([owner, date]));
}

/** Takes the key from kept days: what stays is ciphertext nobody can read. */
export async function lockDays(which: (row: Day) => boolean = () => true): Promise<void> {
  await change('days', async (store) => {
    const rows: Day[] = await answered(store.getAll());
    for (const row of rows) if (row.key && which(row)) store.put({ ...row, key: null });
  });
}

/** Removes kept days: all of them at sign-out, the old ones otherwise, and any that a build of before kept in clear. */
export async function forgetDays(which: (row: Day) => boolean = () => true): Promise<void> {
  await change('days', async (store) => {
    const rows: Day[] = await answered(store.getAll());
    for (const row of rows) if (!row.text || which(row)) store.delete([row.owner, row.date]);
  });
}
