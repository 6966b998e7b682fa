import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const thumbBarId = 'thumb-bar';

/** What a screen keeps at the thumb of a phone: it stands under the whole page and the footer, so nothing moves it. */
export function ThumbBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Outside system: the shell's place for it.
  useLayoutEffect(() => setPlace(document.getElementById(thumbBarId)), []);
  return (
    place &&
    createPortal(
      <div className="flex gap-2 border-t bg-surface px-(--gutter) py-2 print:hidden">{children}</div>,
      place,
    )
  );
}
