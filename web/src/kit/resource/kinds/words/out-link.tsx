import type { ReactNode } from 'react';

/** A link out of the application, above the link of its row. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="relative inline-block min-h-6 max-w-full truncate align-bottom leading-6 hover:underline max-md:min-h-11 max-md:leading-11"
    >
      {children}
    </a>
  );
}
