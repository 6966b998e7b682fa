import { Columns3 } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { leadsTexts } from './texts/texts.ts';

export type ShowsSwitchProps = { board: boolean; compact: boolean; onChange: (board: boolean) => void };

/** The same leads as rows or as a board. */
export function ShowsSwitch({ board, compact, onChange }: ShowsSwitchProps) {
  const t = useText(leadsTexts);
  // A phone has room for the way there alone.
  if (compact)
    return (
      <IconButton
        name={t(board ? 'cards' : 'board')}
        variant="plain"
        icon={<Columns3 className="size-4" strokeWidth={1.75} />}
        onClick={() => onChange(!board)}
      />
    );
  return (
    <fieldset className="flex rounded-md border bg-muted p-0.5">
      <legend className="sr-only">{t('shows')}</legend>
      {[false, true].map((each) => (
        <Button
          key={String(each)}
          variant="quiet"
          size="sm"
          aria-pressed={board === each}
          className="aria-pressed:bg-surface aria-pressed:text-fg aria-pressed:shadow-sm"
          onClick={() => onChange(each)}
        >
          {t(each ? 'board' : 'table')}
        </Button>
      ))}
    </fieldset>
  );
}
