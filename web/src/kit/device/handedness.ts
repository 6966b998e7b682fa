import { useSyncExternalStore } from 'react';
import { readStored, store } from '#ui/style/stored.ts';

const key = 'leme.hand';
const listeners = new Set<() => void>();

function isLeft(): boolean {
  return readStored(key) === 'left';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the big buttons under the other thumb; kept on this device. */
export function chooseHandedness(hand: 'left' | 'right'): void {
  store(key, hand === 'left' ? hand : null);
  for (const listener of listeners) listener();
}

/** Whether the phone is held in the left hand. */
export function useLeftHand(): boolean {
  return useSyncExternalStore(subscribe, isLeft);
}
