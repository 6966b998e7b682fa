import { History } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import type { HistoryPanelProps } from './lazy/history-panel.tsx';

type WithoutClose<T> = T extends unknown ? Omit<T, 'onClose'> : never;

/** What was done to the booking or session of an open form, over it: what is typed stays. */
export function HistoryButton(of: WithoutClose<HistoryPanelProps>) {
  const t = useText(kitTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        name={t('history')}
        icon={<History className="size-5" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <HistoryDialog {...of} onClose={() => setOpen(false)} />}
    </>
  );
}
