import { idleEndMs, idleLimitMs } from '#kit/auth-session/activity.ts';

export type Idle = {
  kind: 'awake' | 'warned' | 'over';
  /** Until the person is signed out. */
  secondsLeft: number;
  /** When something will have changed. */
  againInMs: number;
};

/** What long stillness leads to: a warning after two hours, the end after three, sooner where the company says so. */
export function idleAt(last: number, now: number): Idle {
  const idle = now - last;
  const limit = idleLimitMs();
  const left = idleEndMs() - idle;
  const secondsLeft = Math.max(0, Math.ceil(left / 1000));
  if (left <= 0) return { kind: 'over', secondsLeft, againInMs: 60_000 };
  if (idle >= limit) return { kind: 'warned', secondsLeft, againInMs: left % 1000 || 1000 };
  return { kind: 'awake', secondsLeft, againInMs: limit - idle };
}

/** `58:21`; the whole hour is `60:00`. */
export function countdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
