import { CalendarOff } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { manifestMessages } from './messages.ts';

export function NoSessions() {
  const t = useText(manifestMessages);
  return (
    <Card>
      <EmptyState icon={<CalendarOff />} title={t('emptyTitle')} text={t('emptyText')} />
    </Card>
  );
}
