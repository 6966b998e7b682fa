import type { ReactNode } from 'react';

/** A link out of the application, above the link of its row. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="relative hover:underline">
      {children}
    </a>
  );
}
