import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';

/** Back and on; at the end what opens the company in the place of on. */
export function StepButtons({
  isBusy,
  onBack,
  end,
}: {
  isBusy: boolean;
  onBack?: (() => void) | undefined;
  end?: ReactNode;
}) {
  const t = useText(saasTenantsNewTexts);
  const kit = useText(kitTexts);
  return (
    <div className="flex flex-wrap items-center gap-2 border-t py-3 max-md:[&>button]:h-11 max-md:[&>button]:flex-auto">
      {onBack && <Button onClick={onBack}>{kit('back')}</Button>}
      <span className="ms-auto max-md:hidden" />
      {end ?? (
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('goOn')}
        </Button>
      )}
    </div>
  );
}
