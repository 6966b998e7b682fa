import { SearchX } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useText } from '../../text/i18n.ts';
import { recordTexts } from './texts/texts.ts';

/** In place of a record the address names and nobody has: trying again would not help. */
export function RecordGone({ onBack }: { onBack: () => void }) {
  const t = useText(recordTexts);
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('gone')}
      text={t('goneText')}
      action={<Button onClick={onBack}>{t('backToList')}</Button>}
    />
  );
}
