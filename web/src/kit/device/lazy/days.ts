import { newKey, type Sealed, seal, unseal } from '../cipher.ts';
import { answered, change, look, openDevice, type Row } from '../database.ts';

const keptMs = 48 * 3_600_000;

type Day = Row['day'];

export type Kept = {
  owner: string;
  date: string;
  seen_at: number;
  /** Until when it may be read though the session has ended. */
  until: number;
};

/** Whether it goes: after 48 hours, or once it may no longer be read, where that is later. */
const isOver = ({ seen_at, until }: Pick<Day, 'seen_at' | 'until'>, now: number) =>
  now > Math.max(seen_at + keptMs, until);

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
      if (!isKept || now === null) return;
      store.put({ ...kept, key, ...sealed } satisfies Day);
      store.delete(changesIn(kept.owner, kept.date));
    });
  }
  await forgetDays((row) => isOver(row, Date.now()));
}

/**
 * Notes what has changed in a kept day, if there is one that can be read; it stays as old as it was. The day itself is not
 * written anew: one of 2,000 parties would be opened and sealed for every tap.
 */
export async function noteChange(owner: string, date: string, what: unknown): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const row = await rowOf(owner, date);
    if (!row?.key) return;
    const { seen_at, until, key } = row;
    const sealed = await seal(key, what);
    await change('days', async (store) => {
      const now: Day | undefined = await answered(store.get([owner, date]));
      // Another tab may have kept the day meanwhile, under another key.
      isDone = now === undefined || String(now.iv) === String(row.iv);
      if (now && isDone) store.put({ ...placeOf(owner, date), seen_at, until, key, ...sealed } satisfies Day);
    });
  }
}

// Changes lie beside the days, where no older build looks for days, and in the order in which they were told.
const besideDays = '/changes';
const changesOf = (owner: string) => `${owner}${besideDays}`;
let told = 0;

function placeOf(owner: string, date: string): Pick<Day, 'owner' | 'date'> {
  told = Math.max(Date.now(), told + 1);
  return { owner: changesOf(owner), date: `${date}/${told}/${crypto.randomUUID()}` };
}

/** What was told of one day, or of all. */
function changesIn(owner: string, date = ''): IDBKeyRange {
  const end = date === '' ? '\uffff' : `${date}0`;
  return IDBKeyRange.bound([changesOf(owner), date === '' ? '' : `${date}/`], [changesOf(owner), end]);
}

export type KeptDay = { day: unknown; seen_at: number };
/** When somebody reads, and how what was told of a day since goes into it. */
export type Reading = {
  now: number;
  sessionEnds: number;
  fold: (day: unknown, changes: readonly unknown[]) => unknown;
};

/** A day as this person last saw it on this device; null when it was never opened, or may no longer be read. */
export async function keptDay(owner: string, date: string, reading: Reading): Promise<KeptDay | null> {
  const [row, changes] = await lookTwice((store) => [
    store.get([owner, date]),
    store.getAll(changesIn(owner, date)),
  ]);
  return row ? await readable(row, changes, reading) : null;
}

/** All days this person last saw on this device and may still read. */
export async function keptDays(owner: string, reading: Reading): Promise<KeptDay[]> {
  const [rows, changes] = await lookTwice((store) => [
    store.index('owner').getAll(owner),
    store.getAll(changesIn(owner)),
  ]);
  const days = await Promise.all(
    rows.map((row) =>
      readable(
        row,
        changes.filter(({ date }) => date.startsWith(`${row.date}/`)),
        reading,
      ),
    ),
  );
  return days.filter((day) => day !== null);
}

/** Two questions of one moment. */
async function lookTwice<A>(
  ask: (store: IDBObjectStore) => readonly [IDBRequest<A>, IDBRequest<Day[]>],
): Promise<[A, Day[]]> {
  const [one, other] = ask((await openDevice()).transaction('days').objectStore('days'));
  return await Promise.all([answered(one), answered(other)]);
}

async function readable(
  { key, ...row }: Day,
  changes: readonly Day[],
  { now, sessionEnds, fold }: Reading,
): Promise<KeptDay | null> {
  if (!key || isOver(row, now)) return null;
  if (now < Math.max(row.until, sessionEnds)) {
    const [day, ...opened] = await Promise.all([
      unseal(key, row),
      ...changes.map((each) => openOrNull(key, each)),
    ]);
    const { seen_at } = row;
    return {
      day: fold(
        day,
        opened.filter((each) => each !== null),
      ),
      seen_at,
    };
  }
  await lockDays((each) => each.until <= now);
  return null;
}

/** A change that is torn, or told of the day as it was kept before, is none. */
function openOrNull(key: CryptoKey, sealed: Sealed): Promise<unknown> {
  return unseal(key, sealed).catch(() => null);
}

function rowOf(owner: string, date: string): Promise<Day | undefined> {
  return look('days', (store) => store.get([owner, date]));
}

/** A row as that of the person it is kept for, also what is kept beside the days; what was told of a day goes when the day does. */
function ofPerson(row: Day): Day {
  const [owner = ''] = row.owner.split('/');
  return { ...row, owner };
}

/** Takes the key from kept days: what stays is ciphertext nobody can read. */
export async function lockDays(which: (row: Day) => boolean = () => true): Promise<void> {
  await change('days', async (store) => {
    const rows: Day[] = await answered(store.getAll());
    for (const row of rows) if (row.key && which(ofPerson(row))) store.put({ ...row, key: null });
  });
}

/** Removes kept days: all of them at sign-out, the old ones otherwise, and any that a build of before kept in clear. */
export async function forgetDays(which: (row: Day) => boolean = () => true): Promise<void> {
  await change('days', async (store) => {
    const rows: Day[] = await answered(store.getAll());
    for (const row of rows) if (!row.text || which(ofPerson(row))) store.delete([row.owner, row.date]);
  });
}
