import { useSyncExternalStore } from 'react';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long until a moment: hours and minutes, and in the last hour minutes and seconds. Zero and less is over. */
export function leftText(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.max(0, Math.floor(ms / second) * second);
  if (whole >= hour) return `${Math.floor(whole / hour)} h ${two(Math.floor((whole % hour) / minute))} min`;
  return `${two(Math.floor(whole / minute))}:${two((whole % minute) / second)}`;
}

function everySecond(read: () => void) {
  const timer = setInterval(read, second);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** What is left until a moment in milliseconds, renewed every second while there is one. */
export function useLeft(until: string | null): number | null {
  const at = useSyncExternalStore(until === null ? never : everySecond, () =>
    Math.floor(Date.now() / second),
  );
  return until === null ? null : Math.max(0, Date.parse(until) - at * second);
}
