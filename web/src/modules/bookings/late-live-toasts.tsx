import { type RefObject, useEffect, useRef, useState } from 'react';
import { textsReady } from '#kit/i18n.ts';
import { type LiveEvent, onLive } from '#kit/live-changes.ts';
import { late, useLate } from '#ui/late.ts';

export type LiveToastsProps = {
  /** Whose booking that is, where the page knows. */
  nameOf?: (bookingId: string) => string | undefined;
};

/** What was heard before the code was there to say it. */
export type Unsaid = { unsaid: RefObject<LiveEvent[]> };

const source = late(async () => {
  const code = await import('./live/live-toasts.tsx');
  await textsReady();
  return code;
});

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
