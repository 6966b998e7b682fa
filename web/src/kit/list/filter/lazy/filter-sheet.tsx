import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useText } from '../../../text/i18n.ts';
import { listTexts } from '../../texts/texts.ts';

export type FilterSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes all off; null while none is in force. */
  onClear: (() => void) | null;
  /** What the buttons are called where they are to say more. */
  labels?: { clear: string; show: string } | undefined;
  children: ReactNode;
};

/** The filters of a phone, one below the other. */
export function FilterSheet({ onClear, labels, children, ...sheet }: FilterSheetProps) {
  const t = useText(listTexts);
  return (
    <Sheet
      {...sheet}
      title={t('filters')}
      closeLabel={t('close')}
      footer={
        <>
          <Button size="touch" disabled={!onClear} onClick={onClear ?? undefined}>
            {labels?.clear ?? t('clearFilters')}
          </Button>
          <Button size="touch" variant="primary" onClick={() => sheet.onOpenChange(false)}>
            {labels?.show ?? t('showResults')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">{children}</div>
    </Sheet>
  );
}
