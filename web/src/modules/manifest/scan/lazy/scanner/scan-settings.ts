import { useState } from 'react';
import { readStored, store } from '#ui/style/stored.ts';

const key = 'leme.scan-auto';

/** Whether a party with nothing to notice is checked in by its scan alone; kept on this device, off until chosen. */
export function useAutoConfirm(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(key) === 'on');
  const change = (next: boolean) => {
    store(key, next ? 'on' : null);
    setOn(next);
  };
  return [on, change];
}
