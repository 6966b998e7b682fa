import { Columns3 } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { workOrdersTexts } from './texts/texts.ts';

type Props = { board: boolean; onChange: (board: boolean) => void };

/** The same orders as rows or as a board; a phone has room for the way there alone. */
export function ShowsSwitch({ board, onChange }: Props) {
  const t = useText(workOrdersTexts);
  return (
    <>
      <IconButton
        name={t(board ? 'asList' : 'asBoard')}
        variant="plain"
        className="md:hidden"
        icon={<Columns3 className="size-4" strokeWidth={1.75} />}
        onClick={() => onChange(!board)}
      />
      <fieldset className="flex rounded-md border bg-muted p-0.5 max-md:hidden">
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
    </>
  );
}
