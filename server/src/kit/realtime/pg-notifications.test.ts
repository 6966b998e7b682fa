import { afterAll, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';
import { openDatabaseLine } from '../../testing/database/database-line.ts';
import { openPool } from '../database/pool.ts';
import { openPgNotifications } from './pg-notifications.ts';

const urls = await cloneDatabase();
const pool = openPool(urls.app, 1);
afterAll(() => pool.end());

const tell = (payload: string) => pool.query(`select pg_notify('leme_changes', $1)`, [payload]);

/** Notices over a line that a test can cut; what is heard arrives in the order it was told. */
async function openEars({ timeoutMs = 20_000, prepare = (_: Line) => {} } = {}) {
  const line = await openDatabaseLine(urls.auth);
  prepare(line);
  const notices = openPgNotifications(line.url, { pauseMs: 50, probeMs: 50, timeoutMs });
  const heard: string[] = [];
  const waiting = new Map<string, () => void>();
  const note = (event: string) => {
    heard.push(event);
    waiting.get(event)?.();
  };
  notices.listen('leme_access', () => undefined);
  notices.listen('leme_changes', note);
  notices.onHearing(() => note('hearing'));
  notices.onGap(() => note('gap'));
  onTestFinished(async () => {
    await notices.close();
    line.close();
  });
  return {
    line,
    notices,
    heard,
    /** Settles with the next event of this name. */
    next: (event: string) => new Promise<void>((resolve) => waiting.set(event, resolve)),
  };
}

type Line = Awaited<ReturnType<typeof openDatabaseLine>>;

test('who begins to hear is told so, also for the first time: something may have been said before', async () => {
  const ears = await openEars();
  await ears.next('hearing');
  await tell('first');
  const last = ears.next('last');
  await tell('last');
  await last;
  expect(ears.heard).toEqual(['hearing', 'first', 'last']);
});

test('a line cut while it begins to listen is followed by one other line, not by two', async () => {
  let cuts = 0;
  const ears = await openEars({
    prepare: (line) =>
      line.cutWhen((sent) => {
        const isCut = cuts < 3 && sent.includes('listen ');
        if (isCut) cuts += 1;
        return isCut;
      }),
  });
  await ears.next('hearing');
  expect(ears.line.calls()).toBe(4);
  const last = ears.next('last');
  await tell('once');
  await tell('last');
  await last;
  expect(ears.heard).toEqual(['hearing', 'once', 'last']);
});

test('a line on which no answer comes is given up, and everybody is told of the gap', async () => {
  const ears = await openEars({ timeoutMs: 300 });
  await ears.next('hearing');
  const gap = ears.next('gap');
  ears.line.hold(true);
  await tell('unheard');
  await gap;
  expect(ears.notices.isHearing()).toBe(false);
  const back = ears.next('hearing');
  ears.line.hold(false);
  await back;
  expect(ears.heard).not.toContain('unheard');
});

test('notices that are closed while they connect leave no connection behind', async () => {
  const ears = await openEars();
  const idle = ears.line.idle();
  await ears.notices.close();
  await idle;
  expect(ears.heard).toEqual([]);
});
