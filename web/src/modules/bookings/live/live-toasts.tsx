import { useEffect, useRef, useState } from 'react';
import { type LiveEvent, onLive } from '#kit/live/live-changes.ts';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import type { LiveToastsProps } from './lazy/live-toasts.tsx';

const source = lazyCode(() => import('./lazy/live-toasts.tsx'));

/** Says what colleagues did while one looks at the day; fetched when the first of them does something. */
export function LiveToasts(props: LiveToastsProps) {
  const unsaid = useRef<LiveEvent[]>([]);
  const [heard, setHeard] = useState(0);
  const code = useLazyModule(source, heard, () => undefined);
  // Outside system: the stream of changes.
  useEffect(() => {
    if (code) return;
    return onLive((event) => {
      unsaid.current.push(event);
      setHeard((before) => before + 1);
    });
  }, [code]);
  return code && <code.LiveToasts {...props} unsaid={unsaid} />;
}
