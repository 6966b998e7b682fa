import { useRef } from 'react';

/** Remembers what had the focus when a panel opened and gives it back when the panel closes. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    restore: (event: Event) => {
      event.preventDefault();
      const origin = before.current;
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
    },
  };
}
