import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useVisibleFields } from '../../../party/visible-fields.ts';
import { downloadManifestCsv } from '../outputs.ts';
import { outputTexts } from '../texts/texts.ts';
import type { CsvOptions } from './manifest-csv.ts';

export type CsvDialogProps = { session: ManifestSession; onClose: () => void };

/** Asks what else goes into the spreadsheet; only what this person may see is offered, and nothing is chosen before. */
export function CsvDialog({ session, onClose }: CsvDialogProps) {
  const t = useText(outputTexts);
  const { money, requirements, identity } = useOffered();
  const [options, setOptions] = useState<CsvOptions>({});
  const offered = [
    requirements && ('health' as const),
    identity && ('identity' as const),
    money && ('money' as const),
  ].filter((each) => each !== false);
  const save = async () => {
    await downloadManifestCsv(session, options);
    onClose();
  };
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t('csvTitle')}
      description={t('csvText')}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('save')}
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

function useOffered() {
  const { money, requirements } = useVisibleFields();
  // Documents and birth dates take the right to health notes, and are for no partner.
  return { money, requirements, identity: requirements && money };
}
