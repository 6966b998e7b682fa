import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../style/cn.ts';

const reachable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/**
 * What scrolls inside of a window, with the fields a control keeps out of sight, which would make the window itself
 * scroll. Where nothing in it takes the focus it does so itself, or keys could not scroll it.
 */
export function ScrollBody({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () =>
      setStop(element.scrollHeight > element.clientHeight && !element.querySelector(reachable));
    look();
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  return (
    <div ref={body} className={cn('relative', className)} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  );
}
