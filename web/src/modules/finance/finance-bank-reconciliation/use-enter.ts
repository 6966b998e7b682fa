import { useEffect, useRef } from 'react';

/** What does something of its own with Enter, or lies over the page. */
const owners =
  'a, button, input, select, textarea, summary, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Enter on a line, or wherever nothing else takes it. */
export function useEnter(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  // Outside system: the keyboard.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, repeat } = event;
      if (event.defaultPrevented || repeat || key !== 'Enter' || !(target instanceof Element)) return;
      if (target.closest(owners) && !target.hasAttribute('data-line')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
