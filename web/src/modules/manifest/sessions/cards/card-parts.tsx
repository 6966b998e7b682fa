import { freeToSell, sessionBadge } from '@leme/contract/bookings/rules';
import type { SessionCard } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { TriangleAlert } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Fullness } from '#modules/bookings/public.tsx';
import { Meter } from '#ui/feedback/meter.tsx';
import type { Attendance } from '../../party/party.ts';
import { ExpiredPaper } from '../../session/expired-document.tsx';
import { sessionsTexts } from '../texts/texts.ts';

export type CardProps = {
  card: SessionCard;
  now: number;
  /** The next departure carries the only filled button. */
  isNext: boolean;
  href: string;
  onOpen: () => void;
};

/** Who of everybody expected is aboard or absent. */
export const attendanceOf = ({ passengers: total, aboard, absent }: SessionCard): Attendance => ({
  total,
  aboard,
  absent,
});

/** `08:00–10:00`. */
export function timesOf({ start_time, end_time }: Pick<SessionCard, 'start_time' | 'end_time'>): string {
  return `${start_time.slice(0, 5)}–${end_time.slice(0, 5)}`;
}

/** Boats, guide and sailor in one line; a boat that is missing is said, who is not named is left out. */
export function Crew({ card }: { card: SessionCard }) {
  const t = useText(sessionsTexts);
  const people = [
    card.guide_name && t('guideNamed', { name: card.guide_name }),
    card.sailor_name && t('sailorNamed', { name: card.sailor_name }),
  ];
  const boats = card.boats.map(({ boat_name }) => boat_name).join(', ');
  return (
    <p className="text-muted-fg">
      {boats || (
        <span className="inline-flex items-center gap-1.25 text-warning-text">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          {t('noBoat')}
        </span>
      )}
      {people.filter(Boolean).map((text) => (
        <span key={text}> · {text}</span>
      ))}{' '}
      <ExpiredPaper boats={card.boats} />
    </p>
  );
}

/** Who is aboard, absent and expected, of all seats. */
export function SeatsMeter({ card, className }: { card: SessionCard; className?: string }) {
  const t = useText(sessionsTexts);
  const { passengers, aboard, absent, total_capacity: total } = card;
  const taken = total - card.remaining_capacity;
  return (
    <Meter
      name={t('seatsSpoken', { taken, total, aboard, absent })}
      max={Math.max(total, passengers)}
      parts={[
        { tone: 'success', value: aboard },
        { tone: 'danger', value: absent },
        { tone: 'neutral', value: passengers - aboard - absent },
      ]}
      className={className}
    />
  );
}

/** Seats and people: `14/20 lugares · 15 pessoas`. */
export function SeatsText({ card }: { card: SessionCard }) {
  return <Fullness session={card} held />;
}

/** The one thing to know of a session: why it does not sail, how far boarding is, or what is left to sell. */
export function useCardNote(card: SessionCard, now: number): string {
  const t = useText(sessionsTexts);
  if (card.status === 'cancelled') return card.cancel_reason ?? t('cancelled');
  if (card.aboard + card.absent > 0) {
    const aboard = t('aboardOf', { aboard: card.aboard, total: card.passengers });
    return card.absent > 0 ? `${aboard} · ${t('absentOf', { n: card.absent })}` : aboard;
  }
  if (card.status === 'occupied') return t('occupied');
  if (card.bookings === 0) return t('noBookings');
  return sessionBadge(card, now) === 'scheduled' ? t('free', { count: freeToSell(card) }) : '';
}
