import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { outputTexts } from '../texts/texts.ts';

/** What goes onto the paper only when somebody asks for it, and only where the server gave it. */
export type PrintOptions = { identity?: boolean; owed?: boolean };
type Extra = keyof PrintOptions;

/**
 * Asks what else goes onto this paper; nothing is chosen before, and where there is nothing to choose nothing is asked.
 * Answers null to who leaves. It stands beside the application, as the sheet does: menus that lead here are gone by then.
 */
export function askWhatToPrint(sessions: readonly ManifestSession[]): Promise<PrintOptions | null> {
  const offered = offeredIn(sessions);
  if (offered.length === 0) return Promise.resolve({});
  const root = createRoot(document.createElement('div'));
  return new Promise((resolve) => {
    const answer = (options: PrintOptions | null) => {
      root.unmount();
      resolve(options);
    };
    root.render(<PrintDialog offered={offered} onAnswer={answer} />);
  });
}

/** What the viewer may not see did not come, so it is not offered. */
export function offeredIn(sessions: readonly ManifestSession[]): Extra[] {
  const bookings = sessions.flatMap((session) => session.bookings);
  const people = bookings.flatMap(({ passengers }) => passengers);
  const hasIdentity = people.some(({ document, birth_date }) => document !== null || birth_date !== null);
  const hasDebt = bookings.some(({ remaining_amount }) => (remaining_amount ?? 0) > 0);
  return [hasIdentity && ('identity' as const), hasDebt && ('owed' as const)].filter(
    (each) => each !== false,
  );
}

type PrintDialogProps = {
  offered: readonly Extra[];
  onAnswer: (options: PrintOptions | null) => void;
};

function PrintDialog({ offered, onAnswer }: PrintDialogProps) {
  const t = useText(outputTexts);
  const [options, setOptions] = useState<PrintOptions>({});
  return (
    <Dialog
      size="sm"
      onClose={() => onAnswer(null)}
      title={t('printTitle')}
      description={t('printText')}
      onSubmit={() => onAnswer(options)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('print')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {offered.map((name) => (
          <Checkbox
            key={name}
            label={t(name)}
            checked={options[name] === true}
            onCheckedChange={(checked) => setOptions({ ...options, [name]: checked })}
          />
        ))}
      </div>
    </Dialog>
  );
}
