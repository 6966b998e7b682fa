import { sessionBadge } from '@leme/contract/bookings/rules';
import { useText } from '#kit/text/i18n.ts';
import { SellSeat, SessionBadge } from '#modules/bookings/public.tsx';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { DepartureLight } from '../../session/departure-light.tsx';
import { LeavesSoon } from '../../session/leaves-soon.tsx';
import { Sailed } from '../../session/sailed.tsx';
import { sessionsTexts } from '../texts/texts.ts';
import { linkIdOf } from '../use-way-back.ts';
import {
  attendanceOf,
  type CardProps,
  Crew,
  SeatsMeter,
  SeatsText,
  timesOf,
  useCardNote,
} from './card-parts.tsx';

// What is out of sight is not laid out, so that a day of hundreds of sessions scrolls freely.
const outOfSight = '[contain-intrinsic-size:auto_11rem] [content-visibility:auto]';

/** A session of the day on a wide screen. */
export function SessionTile({ card, now, isNext, href, onOpen }: CardProps) {
  const note = useCardNote(card, now);
  const badge = sessionBadge(card, now);
  const isOver = badge === 'finished' || badge === 'cancelled';
  return (
    <article
      aria-label={`${timesOf(card)} ${card.product.name}`}
      data-next={isNext || undefined}
      className={cn(
        'flex flex-col gap-1 rounded-lg border bg-surface px-4 pt-3 pb-3',
        outOfSight,
        isOver && 'bg-transparent',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <span className={cn('tabular-nums', !isOver && 'font-semibold')}>{timesOf(card)}</span>
        <span className="flex flex-wrap justify-end gap-1">
          <LeavesSoon session={card} attendance={attendanceOf(card)} />
          <SessionBadge session={card} />
        </span>
      </div>
      <h2 className={cn('flex items-center gap-2 text-base', !isOver && 'font-semibold')}>
        <ProductColor color={card.product.color} />
        <span className="min-w-0 truncate">{card.product.name}</span>
      </h2>
      <Crew card={card} />
      <Sailed session={card} />
      <div className="mt-1.5 grid grid-cols-1 gap-1.5">
        <SeatsMeter card={card} />
        <SeatsText card={card} />
      </div>
      <DepartureLight session={card} />
      <div className="mt-auto flex min-h-9 flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 flex-1 basis-28 text-muted-fg tabular-nums">{note}</span>
        <span className="ms-auto flex shrink-0 gap-2">
          <SellSeat departure={card} />
          <OpenLink card={card} href={href} onOpen={onOpen} className={buttonStyle()} />
        </span>
      </div>
    </article>
  );
}

/** The same on a phone: a place to enter, with one big button. */
export function PhoneSessionCard({ card, now, isNext, href, onOpen }: CardProps) {
  const t = useText(sessionsTexts);
  const note = useCardNote(card, now);
  return (
    <article
      aria-label={`${timesOf(card)} ${card.product.name}`}
      data-next={isNext || undefined}
      className={cn(
        'relative grid grid-cols-1 gap-2 overflow-hidden rounded-lg border bg-surface py-3 ps-5 pe-3 text-base',
        outOfSight,
      )}
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-1.5"
        style={{ backgroundColor: card.product.color }}
      />
      <div className="flex items-center justify-between gap-2">
        <strong className="tabular-nums">{timesOf(card)}</strong>
        <span className="flex flex-wrap justify-end gap-1">
          <LeavesSoon session={card} attendance={attendanceOf(card)} />
          <SessionBadge session={card} />
        </span>
      </div>
      <h2 className="font-semibold text-lg">{card.product.name}</h2>
      <Crew card={card} />
      <Sailed session={card} />
      {card.bookings > 0 ? (
        <>
          <div className="grid grid-cols-1 gap-1.5">
            <SeatsMeter card={card} className="h-3" />
            <span className="flex flex-wrap justify-between gap-x-3 tabular-nums">
              <SeatsText card={card} />
              {t('onlyCheckins', { n: card.aboard })}
            </span>
          </div>
          <OpenLink
            card={card}
            href={href}
            onOpen={onOpen}
            className={buttonStyle({ size: 'touch', variant: isNext ? 'primary' : 'plain', block: true })}
          />
        </>
      ) : (
        <div className="flex flex-wrap justify-between gap-x-3 text-muted-fg tabular-nums">
          {note} <SeatsText card={card} />
        </div>
      )}
      <DepartureLight session={card} />
      <SellSeat departure={card} size="lg" block />
    </article>
  );
}

type OpenLinkProps = Pick<CardProps, 'card' | 'href' | 'onOpen'> & { className: string };

/** "Ver Manifesto", only where there is one to see. */
function OpenLink({ card, href, onOpen, className }: OpenLinkProps) {
  const t = useText(sessionsTexts);
  if (card.bookings === 0) return null;
  return (
    <InnerLink
      id={linkIdOf(card.id)}
      href={href}
      onOpen={onOpen}
      aria-label={t('openNamed', { product: card.product.name, time: timesOf(card) })}
      className={className}
    >
      {t('open')}
    </InnerLink>
  );
}
