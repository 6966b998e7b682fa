import { expect, test } from 'vitest';
import { excusedWaits, isWatchedForWaits, waitsForTime } from './waits.ts';

test('a wait for time is found in whatever words it is written', () => {
  const waits = [
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    'await page.waitForTimeout(400);',
    "await page.waitForLoadState('networkidle');",
    "import { setTimeout as sleep } from 'node:timers/promises';",
  ];
  expect(waits.filter((text) => !waitsForTime.test(text))).toEqual([]);
  const waitsForEvents = [
    "vi.useFakeTimers({ toFake: ['setTimeout'] });",
    'await expect.poll(asked).toBe(1);',
  ];
  expect(waitsForEvents.filter((text) => waitsForTime.test(text))).toEqual([]);
});

test('tests and journeys are looked at, the product, drills and the bench are not', () => {
  const paths = [
    ...[
      'e2e/office/live.journey.ts',
      'e2e/browser.ts',
      'server/src/kit/jobs/jobs.test.ts',
      'scripts/browser/first-load.ts',
    ],
    ...[
      'server/src/kit/jobs/jobs.ts',
      'server/src/drills/neighbours/rush.testing.ts',
      'e2e/drills/pier.drill.ts',
      'bench/browser/tap.ts',
    ],
  ];
  expect(paths.filter((path) => isWatchedForWaits({ path }))).toEqual(paths.slice(0, 4));
  expect(Object.entries(excusedWaits).filter(([, reason]) => reason.length < 20)).toEqual([]);
});
