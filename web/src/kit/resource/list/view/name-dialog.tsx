import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useText } from '../../../i18n.ts';
import { viewTexts } from './texts/texts.ts';

export type NameDialogProps = {
  taken: readonly string[];
  onClose: () => void;
  onName: (name: string) => void;
};

/** Asks what a new view is called. */
export function NameDialog({ taken, onClose, onName }: NameDialogProps) {
  const t = useText(viewTexts);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const bare = name.trim();
    if (bare === '') return setError(t('nameMissing'));
    if (taken.includes(bare)) return setError(t('nameTaken'));
    onName(bare);
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={t('saveView')}
      description={t('viewHolds')}
      closeLabel={t('close')}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('save')}
          </Button>
        </>
      }
    >
      <Field label={t('viewName')} error={error} required>
        <TextInput
          value={name}
          maxLength={60}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}
