import { CalendarPlus, FilterX } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sessionsTexts } from './sessions/texts/texts.ts';
import { bookingsTexts } from './texts/texts.ts';

/** A day without sessions: what one is, and the way to the first. */
export function SessionsEmpty({ mayCreate, onCreate }: { mayCreate: boolean; onCreate: () => void }) {
  const t = useText(sessionsTexts);
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

/** A day whose sessions the filters all hide, and the way to see them again. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const t = useText(sessionsTexts);
  return (
    <Card>
      <EmptyState
        icon={<FilterX />}
        title={t('noMatch')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    </Card>
  );
}
