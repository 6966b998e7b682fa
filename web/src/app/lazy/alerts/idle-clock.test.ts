import { expect, onTestFinished, test } from 'vitest';
import { endIdleAfter, isAwake } from '#kit/auth-session/activity.ts';
import { countdown, idleAt } from './idle-clock.ts';

const noon = Date.parse('2026-11-20T15:00:00Z');
const minutes = 60_000;
const after = (ms: number) => idleAt(noon, noon + ms);

test('nothing is said before two idle hours are over [A9-25]', () => {
  expect(after(0)).toMatchObject({ kind: 'awake', againInMs: 120 * minutes });
  expect(after(120 * minutes - 1)).toMatchObject({ kind: 'awake', againInMs: 1 });
});

test('after two hours comes a warning that counts an hour down, second by second [A4-22, A4-23]', () => {
  expect(after(120 * minutes)).toEqual({ kind: 'warned', secondsLeft: 3600, againInMs: 1000 });
  expect(after(120 * minutes + 400)).toEqual({ kind: 'warned', secondsLeft: 3600, againInMs: 600 });
  expect(after(180 * minutes - 1)).toMatchObject({ kind: 'warned', secondsLeft: 1 });
});

test('at three hours it is over, however long the machine slept meanwhile [A4-24]', () => {
  expect(after(180 * minutes)).toMatchObject({ kind: 'over', secondsLeft: 0 });
  expect(after(40 * 60 * minutes)).toMatchObject({ kind: 'over', secondsLeft: 0 });
});

test('a machine that wakes up in between shows what is really left [A4-23]', () => {
  expect(countdown(after(150 * minutes).secondsLeft)).toBe('30:00');
  expect(countdown(after(120 * minutes + 99_000).secondsLeft)).toBe('58:21');
  expect(countdown(3600)).toBe('60:00');
  expect(countdown(9)).toBe('00:09');
});

test('doing something counts until the warning is there, and no longer after that [A4-26, A4-27]', () => {
  expect(isAwake(noon, noon + 120 * minutes - 1)).toBe(true);
  expect(isAwake(noon, noon + 120 * minutes)).toBe(false);
});

test('where a company ends it sooner it is asked after two thirds of that, and never later than after three hours', () => {
  onTestFinished(() => endIdleAfter());
  endIdleAfter(30);
  expect(after(20 * minutes - 1)).toMatchObject({ kind: 'awake', againInMs: 1 });
  expect(after(20 * minutes)).toMatchObject({ kind: 'warned', secondsLeft: 600 });
  expect(after(30 * minutes)).toMatchObject({ kind: 'over' });
  expect(isAwake(noon, noon + 20 * minutes)).toBe(false);
  endIdleAfter(600);
  expect(after(180 * minutes)).toMatchObject({ kind: 'over' });
});
