import type { ReactNode } from 'react';
import { usePhone } from '#kit/browser/use-media.ts';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';

/** The buttons of a step: below it at a desk, at the thumb of a phone. */
export function StepBar({ children }: { children: ReactNode }) {
  const isPhone = usePhone();
  if (isPhone)
    return (
      <ThumbBar>
        <div className="flex flex-1 flex-wrap gap-2 [&>button]:h-11 [&>button]:flex-auto">{children}</div>
      </ThumbBar>
    );
  return <div className="flex flex-wrap items-center gap-2 border-t py-3">{children}</div>;
}
