import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { Ban, CircleCheck, CircleSlash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { Meter } from '#ui/feedback/meter.tsx';
import { cn } from '#ui/style/cn.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { Fullness } from '../../session/fullness.tsx';
import { useSessionRights } from './session-rights.ts';
import { sessionTexts } from './texts/texts.ts';

/** `08:00–10:00`. */
export function timesOf({ start_time, end_time }: Pick<SessionRow, 'start_time' | 'end_time'>): string {
  return `${start_time.slice(0, 5)}–${end_time.slice(0, 5)}`;
}

/** `Ilha do Campeche, 08:00–10:00`: how a session is named in words. */
export function nameOf(session: Pick<SessionRow, 'product' | 'start_time' | 'end_time'>): string {
  return `${session.product.name}, ${timesOf(session)}`;
}

export function Boats({ session }: { session: SessionRow }) {
  const t = useText(sessionTexts);
  const { boats } = session;
  if (boats.length > 1 && boats.some(({ allocated }) => allocated > 0)) {
    return boats
      .map(({ boat_name, allocated, capacity }) => t('boatTaken', { boat: boat_name, allocated, capacity }))
      .join(', ');
  }
  if (boats.length > 0) return boats.map(({ boat_name }) => boat_name).join(', ');
  return (
    <span className="inline-flex items-center gap-1.25 text-warning-text">
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      {t('noBoat')}
    </span>
  );
}

/** Taken of all seats as a bar, seats and people as numbers with their names. */
export function Seats({ session, className }: { session: SessionRow; className?: string }) {
  const t = useText(sessionTexts);
  const total = session.total_capacity;
  const taken = total - session.remaining_capacity;
  return (
    <span className={cn('grid grid-cols-1 gap-1', className)}>
      <Meter
        name={t('seatsSpoken', { taken, total })}
        max={total}
        parts={[{ tone: 'neutral', value: taken }]}
        className="min-w-16"
      />
      <Fullness session={session} held />
    </span>
  );
}

/** Free, full or cancelled. */
export function SeatState({ session }: { session: SessionRow }) {
  const t = useText(sessionTexts);
  const looks = {
    available: { tone: 'success', Icon: CircleCheck, word: t('available') },
    occupied: { tone: 'warning', Icon: CircleSlash2, word: t('full') },
    cancelled: { tone: 'danger', Icon: Ban, word: t('cancelled') },
  } as const;
  const { tone, Icon, word } = looks[session.status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" strokeWidth={1.75} />}>
      {word}
    </Chip>
  );
}

/** Why a session does not sail; nothing where nobody said. */
export function CancelReason({ session }: { session: SessionRow }) {
  const t = useText(sessionTexts);
  if (session.status !== 'cancelled' || !session.cancel_reason) return null;
  return (
    <span className="block text-muted-fg text-xs">{t('reason', { reason: session.cancel_reason })}</span>
  );
}

/** How a departure is sold by itself, where that is otherwise than usual, and why. */
export function OwnSale({ session }: { session: SessionRow }) {
  const t = useText(sessionTexts);
  const { sale_state, sale_reason, status } = session;
  if (status === 'cancelled' || !sale_state || sale_state === 'open') return null;
  return (
    <span className="wrap-anywhere block text-muted-fg text-xs">
      {[t(`sale.${sale_state}`), sale_reason].filter(Boolean).join(' · ')}
    </span>
  );
}

/** When its boats really left and were back. */
export function Sailed({ session: { departed_at, returned_at } }: { session: SessionRow }) {
  const t = useText(sessionTexts);
  const format = useFormat();
  const times = [
    departed_at && t('leftAt', { time: format.time(departed_at) }),
    returned_at && t('backAt', { time: format.time(returned_at) }),
  ].filter(Boolean);
  if (times.length === 0) return null;
  return <span className="block text-xs">{times.join(' · ')}</span>;
}

/** How many bookings; where they may be seen, the way to them. */
export function BookingCount({ session, onOpen, children }: BookingCountProps) {
  const t = useText(sessionTexts);
  const { seesBookings } = useSessionRights();
  if (!seesBookings) return children;
  return (
    <button type="button" onClick={onOpen} className={cn(actionLink, 'tabular-nums')}>
      {children}
      <span className="sr-only">, {t('bookingsOf', { name: nameOf(session) })}</span>
    </button>
  );
}

type BookingCountProps = { session: SessionRow; onOpen: () => void; children: ReactNode };
