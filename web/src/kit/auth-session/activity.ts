import { longestIdle, minutesUntilAsked } from '@leme/contract/access/sign-in/idle';
import { readStored, store } from '#ui/style/stored.ts';

const key = 'leme.last-act';
const kinds = ['mousedown', 'mousemove', 'keypress', 'scroll', 'touchstart', 'click'];
const noteEveryMs = 1_000;

let last = 0;
let idleMinutes = longestIdle;

/** Says after how many minutes without an act the person is signed out, as the company decided. */
export function endIdleAfter(minutes = longestIdle): void {
  idleMinutes = Math.min(minutes, longestIdle);
}

/** How long nobody may touch anything before it takes more than a touch to go on. */
export const idleLimitMs = () => minutesUntilAsked(idleMinutes) * 60_000;

/** After how long the person is signed out. */
export const idleEndMs = () => idleMinutes * 60_000;

/** When somebody last did something, in any tab of this browser; epoch milliseconds. */
export function lastActivity(): number {
  return Math.max(last, Number(readStored(key)) || 0);
}

/** Whether doing something still counts: after two idle hours only a choice goes on. */
export function isAwake(last: number, now: number): boolean {
  return now - last < idleLimitMs();
}

/** Counts as activity from now on, whatever was before. */
export function restartActivity(): void {
  last = Date.now();
  store(key, String(last));
}

function note(): void {
  const now = Date.now();
  if (now - last < noteEveryMs) return;
  if (isAwake(lastActivity(), now)) restartActivity();
}

/** Listens to the person's hands; call once at start. Opening a page is an act as well. */
export function watchActivity(): void {
  if (lastActivity() === 0) restartActivity();
  note();
  for (const kind of kinds) addEventListener(kind, note, { passive: true, capture: true });
}
