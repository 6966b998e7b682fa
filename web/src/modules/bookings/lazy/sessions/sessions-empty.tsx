import { CalendarPlus } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { bookingsTexts } from '../../texts/texts.ts';
import { sessionTexts } from '../session/texts/texts.ts';

/** A day without sessions: what one is, and the way to the first. */
export function SessionsEmpty({ mayCreate, onCreate }: { mayCreate: boolean; onCreate: () => void }) {
  const t = useText(sessionTexts);
  const words = useText(bookingsTexts);
  return (
    <Card>
      <EmptyState
        icon={<CalendarPlus />}
        title={t('emptyTitle')}
        text={t(mayCreate ? 'emptyText' : 'emptyReadOnly')}
        action={mayCreate && <Button onClick={onCreate}>{words('newSession')}</Button>}
      />
    </Card>
  );
}
