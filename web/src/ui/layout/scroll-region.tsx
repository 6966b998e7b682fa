import type { ReactNode } from 'react';

export type ScrollRegionProps = { /** Spoken name. */ name: string; className?: string; children: ReactNode };

/** A part of a page that scrolls by itself, and so is reached and scrolled by keyboard whatever is in it. */
export function ScrollRegion({ name, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section aria-label={name} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
