import type { ReactNode } from 'react';

/** What is to be seen wherever one is on the page: it stays below the header. */
export function InSight({ children }: { children: ReactNode }) {
  return (
    children && (
      <div
        data-sticky-head
        className="sticky top-[calc(var(--header)+var(--stripe)+env(safe-area-inset-top))] z-20 bg-bg py-1"
      >
        {children}
      </div>
    )
  );
}
