import { CalendarOff } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { SellOnDay } from '#modules/bookings/public.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { manifestTexts } from '../texts/texts.ts';

/** A day on which nothing sails, and the way to the first departure. */
export function NoSessions({ date }: { date: string }) {
  const t = useText(manifestTexts);
  return (
    <Card>
      <EmptyState
        icon={<CalendarOff />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        // A phone has both above the day.
        action={<SellOnDay date={date} className="max-md:hidden" />}
      />
    </Card>
  );
}
