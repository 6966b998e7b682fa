import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { freeToSell, sessionBadge } from '@leme/contract/bookings/rules';
import { useText } from '#kit/text/i18n.ts';
import { useAt } from '../../days/use-today.ts';
import { SessionBadge } from '../../session/session-badge.tsx';
import {
  Boats,
  BookingCount,
  CancelReason,
  nameOf,
  OwnSale,
  Sailed,
  SeatState,
  Seats,
  timesOf,
} from '../session/session-parts.tsx';
import { sessionTexts } from '../session/texts/texts.ts';
import { SessionActions, type SessionActionsProps } from './session-actions.tsx';
import type { SessionListProps } from './sessions-table.tsx';

/** The day as cards, with the same facts as the table. */
export function SessionsCards({ sessions, onOpen }: SessionListProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} onOpen={onOpen} />
      ))}
    </div>
  );
}

type SessionCardProps = { session: SessionRow; onOpen: SessionActionsProps['onOpen'] };

function SessionCard({ session, onOpen }: SessionCardProps) {
  const t = useText(sessionTexts);
  const isAhead = useAt((now) => sessionBadge(session, now) === 'scheduled');
  const isForSale = session.status === 'available' && isAhead;
  const people = [
    session.guide_name && `${t('guide')}: ${session.guide_name}`,
    session.sailor_name && `${t('sailor')}: ${session.sailor_name}`,
  ];
  return (
    <article
      aria-label={nameOf(session)}
      className="relative grid gap-2 overflow-hidden rounded-lg [contain-intrinsic-size:auto_19rem] [content-visibility:auto] border bg-surface py-3 ps-5 pe-3 text-base"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-1.5"
        style={{ backgroundColor: session.product.color }}
      />
      <div className="flex items-center justify-between gap-2">
        <strong className="tabular-nums">{timesOf(session)}</strong>
        <span className="flex gap-1.5">
          {session.status === 'occupied' && <SeatState session={session} />}
          <SessionBadge session={session} />
        </span>
      </div>
      <h2 className="font-semibold text-lg">{session.product.name}</h2>
      <p className="text-muted-fg">
        <Boats session={session} />
        {people.filter(Boolean).map((text) => (
          <span key={text}> · {text}</span>
        ))}
      </p>
      <Seats session={session} />
      <CancelReason session={session} />
      <OwnSale session={session} />
      <Sailed session={session} />
      <p className="text-muted-fg tabular-nums">
        <BookingCount session={session} onOpen={() => onOpen('bookings', session)}>
          {t('bookingCount', { count: session.booking_count })}
        </BookingCount>
        {isForSale && ` · ${t('free', { count: freeToSell(session) })}`}
      </p>
      <SessionActions session={session} onOpen={onOpen} large />
    </article>
  );
}
