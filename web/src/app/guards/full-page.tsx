import type { ReactNode } from 'react';

/** One message in the middle of a page without shell. */
export function FullPage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-cols-1 place-items-center bg-bg p-4">
      <div className="w-110 max-w-full rounded-lg border bg-surface">{children}</div>
    </main>
  );
}
