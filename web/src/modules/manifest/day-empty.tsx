import { CalendarOff, SearchX } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
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

/** Everything is filtered away. */
export function NothingMatches({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useText(manifestMessages);
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={t('noMatchTitle')}
        text={t('noMatchText', { count })}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    </Card>
  );
}
