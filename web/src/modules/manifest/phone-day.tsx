import { useEffect } from 'react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import type { ShownSession } from './manifest-filters.ts';
import { manifestMessages } from './messages.ts';
import { PhoneSessionCard } from './phone-session-card.tsx';

export type PhoneDayProps = {
  sessions: readonly ShownSession[];
  now: number;
  isToday: boolean;
  /** The session one comes back from; its link is shown and has the focus. */
  cameFrom: string | null;
  hrefOf: (sessionId: string) => string;
  onOpen: (sessionId: string) => void;
};

/** The day on a phone: sessions in the order of their departure, with the line of the hour between them. */
export function PhoneDay({ sessions, now, isToday, cameFrom, hrefOf, onOpen }: PhoneDayProps) {
  const next = sessions.findIndex(
    ({ session }) => session.status !== 'cancelled' && Date.parse(session.starts_at) > now,
  );
  const line = sessions.findIndex(({ session }) => Date.parse(session.starts_at) > now);
  // Outside system: scroll position and focus.
  useEffect(() => {
    const link = cameFrom ? document.getElementById(`session-${cameFrom}`) : null;
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [cameFrom]);
  return (
    <div className="grid grid-cols-1 gap-2">
      {sessions.map(({ session }, index) => (
        <div key={session.id} className="grid gap-2">
          {isToday && index === line && <NowLine now={now} />}
          <PhoneSessionCard
            session={session}
            now={now}
            isNext={isToday && index === next}
            href={hrefOf(session.id)}
            onOpen={() => onOpen(session.id)}
          />
        </div>
      ))}
      {isToday && line < 0 && <NowLine now={now} />}
    </div>
  );
}

function NowLine({ now }: { now: number }) {
  const t = useText(manifestMessages);
  const { time } = useFormat();
  return (
    <p className="flex items-center gap-2 font-semibold text-base text-danger-text tabular-nums before:h-0.5 before:w-2 before:bg-danger-fill after:h-0.5 after:flex-1 after:bg-danger-fill">
      {t('now', { time: time(new Date(now)) })}
    </p>
  );
}
