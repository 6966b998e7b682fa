import type { ReactNode } from 'react';
import { cn } from '#ui/style/cn.ts';

const tones = { success: 'bg-success-tint text-success', info: 'bg-info-tint text-info' };

/** A word that marks a version. Not the chip of the pages: shared with late code it would become a file of its own. */
export function Mark({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex h-(--chip) items-center rounded-full px-2 text-(length:--chip-text)/4',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
