import { CalendarPlus } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sessionsMessages } from './messages.ts';

/** A day without sessions: what one is, and the way to the first. */
export function SessionsEmpty({ mayCreate, onCreate }: { mayCreate: boolean; onCreate: () => void }) {
  const t = useText(sessionsMessages);
  return (
    <Card>
      <EmptyState
        icon={<CalendarPlus />}
        title={t('emptyTitle')}
        text={t(mayCreate ? 'emptyText' : 'emptyReadOnly')}
        action={mayCreate && <Button onClick={onCreate}>{t('newSession')}</Button>}
      />
    </Card>
  );
}
