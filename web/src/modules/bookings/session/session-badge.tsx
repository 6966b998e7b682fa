import { sessionBadge } from '@leme/contract/bookings/rules';
import { Ban, CircleCheck, Clock, Sailboat } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { useAt } from '../days/use-today.ts';
import { bookingsTexts } from '../texts/texts.ts';

const looks = {
  scheduled: { tone: 'info', Icon: Clock },
  running: { tone: 'success', Icon: Sailboat },
  finished: { tone: 'muted', Icon: CircleCheck },
  cancelled: { tone: 'danger', Icon: Ban },
} as const;

export type SessionBadgeProps = {
  session: { status: string; starts_at: string; ends_at: string };
};

/** Where the clock stands between start and end; a cancelled session says that instead. */
export function SessionBadge({ session }: SessionBadgeProps) {
  const t = useText(bookingsTexts);
  const state = useAt((now) => sessionBadge(session, now));
  const { tone, Icon } = looks[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" strokeWidth={1.75} />} className="shrink-0">
      {t(state)}
    </Chip>
  );
}
