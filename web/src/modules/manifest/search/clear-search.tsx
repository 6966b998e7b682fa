import { X } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { searchTexts } from './texts/texts.ts';

/** × at the end of a phone's search, as high as the field. */
export function ClearSearch({ onClear }: { onClear: () => void }) {
  const t = useText(searchTexts);
  return (
    <IconButton
      name={t('clearSearch')}
      size="pier"
      // Inside of the field's own padding.
      className="-me-3.5 aspect-auto w-12 text-fg"
      icon={<X className="size-6" strokeWidth={1.75} />}
      onClick={onClear}
    />
  );
}
