import type { Change } from '@leme/contract/kit/realtime';
import { useEffect } from 'react';
import { useText } from '#kit/i18n.ts';
import { onLive } from '#kit/live-changes.ts';
import { useToast } from '#ui/toast.tsx';
import { liveMessages } from './late-messages.ts';
import { tally } from './tally.ts';

const gatherMs = 1_000;

/** Says what colleagues did while one looks at the day: one word a second and kind, none for one's own acts. */
export function LiveToasts() {
  const t = useText(liveMessages);
  const toast = useToast();
  // Outside system: the stream of changes.
  useEffect(() => {
    let heard: Change[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = undefined;
      for (const { news, count } of tally(heard)) {
        const title = t(news, { count });
        toast.show({ tone: 'info', title, group: { key: `live-${news}`, title: () => title } });
      }
      heard = [];
    };
    const leave = onLive((event) => {
      if (event === 'reset' || document.hidden) return;
      heard.push(event);
      timer ??= setTimeout(say, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [t, toast]);
  return null;
}
