import type { ReactNode } from 'react';
import { cn } from '../style/cn.ts';

/** A key cap. */
export function Key({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <kbd
      className={cn(
        'inline-block min-w-4.5 rounded-xs border bg-muted px-1.25 text-center font-semibold text-[11px]/4 text-muted-fg max-md:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
