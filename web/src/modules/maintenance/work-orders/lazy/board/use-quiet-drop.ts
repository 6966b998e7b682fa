import { useEffect, useRef } from 'react';

/** Whoever lets go of a card presses nothing: neither the card nor what lies under it. */
export function useQuietDrop(): () => void {
  const wasDragged = useRef(false);
  // Outside system: the press a browser makes of letting go, before a link follows it.
  useEffect(() => {
    const begin = () => {
      wasDragged.current = false;
    };
    const quiet = (event: MouseEvent) => {
      // A press by key has no count.
      if (!wasDragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('click', quiet, true);
    return () => {
      window.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('click', quiet, true);
    };
  }, []);
  return () => {
    wasDragged.current = true;
  };
}
