import type { Change } from '@leme/contract/kit/realtime';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { type LiveEvent, onLive } from '#kit/live/live-changes.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { countChanges, namedOf } from './count-changes.ts';
import { liveTexts } from './texts/texts.ts';

/** What was heard before the code was there to say it. */
export type Unsaid = { unsaid: RefObject<LiveEvent[]> };

export type LiveToastsProps = {
  /** Whose booking that is, where the page knows. */
  nameOf?: (bookingId: string) => string | undefined;
};

const gatherMs = 1_000;

/** Says what colleagues did while one looks at the day: one word a second and kind, none for one's own acts. */
export function LiveToasts({ nameOf, unsaid }: LiveToastsProps & Unsaid) {
  const t = useText(liveTexts);
  const toast = useToast();
  const latest = useRef(nameOf);
  useEffect(() => {
    latest.current = nameOf;
  });
  // Outside system: the stream of changes.
  useEffect(() => {
    let heard: Change[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = undefined;
      const changes = countChanges(heard);
      // On a phone a panel leaves room for what it says itself.
      if (
        changes.length > 0 &&
        window.innerWidth < 768 &&
        document.querySelector('[role="dialog"], [role="alertdialog"]')
      ) {
        timer = setTimeout(say, gatherMs);
        return;
      }
      for (const { news, count, ids } of changes) {
        const title = t(news, { count });
        const { names, rest } = namedOf(ids, count, latest.current);
        const all = rest > 0 ? [...names, t('others', { count: rest })] : names;
        toast.show({
          tone: 'info',
          title,
          text: names.length > 0 ? all.join(', ') : undefined,
          group: { key: `live-${news}`, title: () => title },
        });
      }
      heard = [];
    };
    const hear = (event: LiveEvent) => {
      if (event === 'reset' || document.hidden) return;
      heard.push(event);
      timer ??= setTimeout(say, gatherMs);
    };
    for (const event of unsaid.current.splice(0)) hear(event);
    const leave = onLive(hear);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [t, toast, unsaid]);
  return null;
}
