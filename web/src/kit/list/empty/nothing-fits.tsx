import { FilterX } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useText } from '../../text/i18n.ts';
import { listTexts } from '../texts/texts.ts';

export type NothingFitsProps = {
  title: string;
  text?: string | undefined;
  onClear: () => void;
  clearLabel?: string | undefined;
};

/** Rows there are, but the filters hide them all; the way to see them again. */
export function NothingFits({ title, text, onClear, clearLabel }: NothingFitsProps) {
  const t = useText(listTexts);
  return (
    <Card>
      <EmptyState
        icon={<FilterX />}
        title={title}
        text={text}
        action={<Button onClick={onClear}>{clearLabel ?? t('clearFilters')}</Button>}
      />
    </Card>
  );
}
