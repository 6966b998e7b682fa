/** What a row says: its status, how many are aboard where only some are, and whether a press of its own is on its way. */
export type Shown = { status: string; partly: string; isOwn: boolean };

type Rows = Record<string, Shown>;

/** A press on a row: when, what it asked for, and what the row showed just before it did anything. */
type Press = { at: number; booking: string; word: string; before: Shown };

type Watch = {
  rows(): Rows;
  /** Those nobody has collected. */
  presses: Press[];
  changes: (Shown & { booking: string; at: number })[];
  /** How many presses were painted, and when the device had kept each. */
  painted: number;
  keeps: number[];
};

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs in every page before its own code, and notes what is pressed and what the rows show. */
export function watchRows(): void {
  const holdMs = 500;
  const wordOf = (text: string) =>
    ['Pendente', 'Check-in', 'No-show'].find((word) => text.startsWith(word)) ?? '';
  const rows = () => {
    const shown: Rows = {};
    for (const row of document.querySelectorAll<HTMLElement>('[data-booking]')) {
      const text = row.textContent ?? '';
      const status = row.querySelector('[data-control="status"]')?.textContent?.split(': ')[1] ?? '';
      shown[row.dataset.booking ?? ''] = {
        status: wordOf(status),
        partly: /\d\/\d/.exec(text)?.[0] ?? '',
        isOwn: row.ariaBusy === 'true' || text.includes('na fila'),
      };
    }
    return shown;
  };
  const watch: Watch = { rows, presses: [], changes: [], painted: 0, keeps: [] };
  window.watch = watch;
  const note = (control: Element | null | undefined, word: string) => {
    const booking = control?.closest<HTMLElement>('[data-booking]')?.dataset.booking ?? '';
    const before = rows()[booking];
    if (before && word) watch.presses.push({ at: Date.now(), booking, word, before });
  };
  // Heard before the page's own listeners: nothing comes between what is noted here and what they do.
  const hear = (kind: 'pointerdown' | 'pointerup' | 'click', listener: (target: Element) => void) =>
    document.addEventListener(kind, ({ target }) => target instanceof Element && listener(target), true);
  let downAt = 0;
  hear('pointerdown', () => {
    downAt = Date.now();
  });
  // Held for longer, the button opens a sheet instead.
  hear(
    'pointerup',
    (target) => Date.now() - downAt < holdMs && note(target.closest('[data-control="check-in"]'), 'Check-in'),
  );
  hear('click', (target) => {
    const item = target.closest('[role="menuitem"]');
    const opened = document.querySelector('[data-control="status"][aria-expanded="true"]');
    if (item) note(opened, wordOf(item.textContent ?? ''));
  });
  const { put } = IDBObjectStore.prototype;
  const keeping = new WeakSet<IDBTransaction>();
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === 'outbox' && !keeping.has(this.transaction)) {
      keeping.add(this.transaction);
      this.transaction.addEventListener('complete', () => watch.keeps.push(Date.now()));
    }
    return put.apply(this, given);
  };
  let before: Rows = {};
  new MutationObserver(() => {
    const now = rows();
    for (const [booking, row] of Object.entries(now))
      if (row.status !== before[booking]?.status) watch.changes.push({ ...row, booking, at: Date.now() });
    before = now;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** `paintedAt` is null where the row did not follow, because it showed that already; `keptAt` where it was not kept. */
export type Seen = Press & { paintedAt: number | null; keptAt: number | null };

/** Runs in the page: what was pressed since the last time, since when the rows show it and the device has it. */
export async function collectPresses(): Promise<Seen[]> {
  const { watch } = window;
  const ends = Date.now() + 10_000;
  const until = async (isSo: () => boolean) => {
    while (!isSo() && Date.now() < ends) await new Promise(requestAnimationFrame);
  };
  const seen: Seen[] = [];
  for (const press of watch.presses.splice(0)) {
    const { at, booking, word, before } = press;
    const find = () =>
      watch.changes.find((row) => row.booking === booking && row.status === word && row.isOwn && row.at >= at)
        ?.at ?? null;
    await until(() => before.status === word || find() !== null);
    const paintedAt = find();
    const index = watch.painted;
    if (paintedAt !== null) {
      watch.painted += 1;
      await until(() => watch.keeps.length > index);
    }
    seen.push({ ...press, paintedAt, keptAt: paintedAt && (watch.keeps[index] ?? null) });
  }
  return seen;
}
