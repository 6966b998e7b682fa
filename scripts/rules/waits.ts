import { isTest } from './sources.ts';

/** Words by which a test waits for time, or for a moment without traffic, instead of what is to happen. */
export const waitsForTime =
  /\bsetTimeout\(|\bwaitForTimeout\(|\bnetworkidle\b|from '(?:node:)?timers\/promises'/;

/** Tests, journeys and what only they use. Drills and the bench measure time itself. */
export function isWatchedForWaits({ path }: { path: string }): boolean {
  if (path === 'scripts/browser/first-load.ts') return true;
  return isTest({ path }) && !/(^|\/)(drills|bench)\/|^scripts\/rules\/waits\.test\.ts$/.test(path);
}

/** Files that do so all the same, each with its reason. */
export const excusedWaits: Readonly<Record<string, string>> = {
  'e2e/signal/signal-goes.ts': 'the moment at which the signal goes is what is tried',
  'scripts/browser/first-load.ts':
    'what a visit fetches is whole when nothing more comes: it has no other end',
  'server/src/kit/watch/watchdog.long.test.ts':
    'programs that hang, and that live for a while, are what is watched',
  'server/src/testing/programs/kill-run.ts': 'a server is killed in the middle of its work, wherever that is',
  'web/src/testing/dom-gaps.ts': 'stands for the idle time a browser has',
};
