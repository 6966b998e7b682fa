import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useText } from '../../text/i18n.ts';
import { viewsTexts } from './texts/texts.ts';

export type NameDialogProps = {
  /** Names that are taken: among the person's own, and in the company. */
  own: readonly string[];
  shared: readonly string[];
  mayShare: boolean;
  onClose: () => void;
  onName: (name: string, isShared: boolean) => void;
};

/** Asks what a new view is called. */
export function NameDialog({ own, shared, mayShare, onClose, onName }: NameDialogProps) {
  const t = useText(viewsTexts);
  const [name, setName] = useState('');
  const [isShared, share] = useState(false);
  const [error, setError] = useState<string>();
  const submit = () => {
    const bare = name.trim();
    if (bare === '') return setError(t('nameMissing'));
    if ((isShared ? shared : own).includes(bare)) return setError(t('nameTaken'));
    onName(bare, isShared);
    onClose();
  };
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t('saveView')}
      description={t(isShared ? 'sharedHolds' : 'viewHolds')}
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
      {mayShare && (
        <Checkbox label={t('forCompany')} checked={isShared} onCheckedChange={share} className="mt-2" />
      )}
    </Dialog>
  );
}
