import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '#ui/style/cn.ts';

type Props = ComponentProps<'div'> & { isLookedAt: boolean };

/** A part of a page the address may name: it is scrolled to and read from there. */
export function LookedAt({ isLookedAt, className, ...props }: Props) {
  const part = useRef<HTMLDivElement>(null);
  // Outside system: the focus of the page, which follows the address.
  useEffect(() => {
    if (isLookedAt) part.current?.focus();
  }, [isLookedAt]);
  return (
    <div
      ref={part}
      tabIndex={-1}
      className={cn('scroll-mt-24 rounded-md outline-none', isLookedAt && 'bg-selected', className)}
      {...props}
    />
  );
}
