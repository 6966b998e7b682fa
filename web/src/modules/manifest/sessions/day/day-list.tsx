import type { SessionCard } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { Fragment, useEffect, useRef } from 'react';
import { afterPointerUp } from '#kit/browser/pointer.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { bringToTop } from '../../rows/use-scroll-to-next.ts';
import { placesOf } from '../cards/day-of-cards.ts';
import { PhoneSessionCard, SessionTile } from '../cards/session-card.tsx';
import { sessionsTexts } from '../texts/texts.ts';

export type DayListProps = {
  cards: readonly SessionCard[];
  now: number;
  isToday: boolean;
  compact: boolean;
  hrefOf: (sessionId: string) => string;
  onOpen: (sessionId: string) => void;
};

/** The sessions in the order of their departure; today's next one is in sight when the day opens. */
export function DayList({ cards, now, isToday, compact, hrefOf, onOpen }: DayListProps) {
  const { line, next } = placesOf(cards, now);
  const list = useRef<HTMLDivElement>(null);
  // Outside system: the scroll position, once a day and only where nobody has scrolled yet.
  useEffect(() => {
    afterPointerUp(() => {
      const card = list.current?.querySelector('[data-next]');
      if (!card?.previousElementSibling || !isToday || window.scrollY > 0) return;
      const isInSight = card.getBoundingClientRect().bottom <= window.innerHeight;
      // The line of the hour comes with the departure it stands before.
      if (compact) bringToTop(card.previousElementSibling.matches('p') ? card.previousElementSibling : card);
      else if (!isInSight) bringToTop(card);
    });
  }, [isToday, compact]);
  const Card = compact ? PhoneSessionCard : SessionTile;
  return (
    <div
      ref={list}
      data-day
      className={
        compact ? 'grid grid-cols-1 gap-2' : 'grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-3'
      }
    >
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {compact && isToday && index === line && <NowLine now={now} />}
          <Card
            card={card}
            now={now}
            isNext={isToday && index === next}
            href={hrefOf(card.id)}
            onOpen={() => onOpen(card.id)}
          />
        </Fragment>
      ))}
      {compact && isToday && line < 0 && <NowLine now={now} />}
    </div>
  );
}

function NowLine({ now }: { now: number }) {
  const t = useText(sessionsTexts);
  const { time } = useFormat();
  return (
    <p className="flex items-center gap-2 font-semibold text-base text-danger-text tabular-nums before:h-0.5 before:w-2 before:bg-danger-fill after:h-0.5 after:flex-1 after:bg-danger-fill">
      {t('now', { time: time(new Date(now)) })}
    </p>
  );
}
