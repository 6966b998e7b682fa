import { useEffect, useRef, useState } from 'react';
import { lateCode } from '#kit/fetch-code.ts';
import { type LiveEvent, onLive } from '#kit/live-changes.ts';
import { useLate } from '#ui/late.ts';
import type { LiveToastsProps } from './live/live-toasts.tsx';

const source = lateCode(() => import('./live/live-toasts.tsx'));

/** Says what colleagues did while one looks at the day; fetched when the first of them does something. */
export function LiveToasts(props: LiveToastsProps) {
  const unsaid = useRef<LiveEvent[]>([]);
  const [heard, setHeard] = useState(0);
  const code = useLate(source, heard, () => undefined);
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
