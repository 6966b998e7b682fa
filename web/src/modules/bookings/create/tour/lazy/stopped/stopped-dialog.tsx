import { bookings } from '@leme/contract/bookings/bookings';
import type { Fields } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { stoppedTexts } from './texts/texts.ts';

const leastReason = 3;
const told: Fields = bookings.told ?? {};

type Props = {
  /** The order that keeps the boat ashore. */
  stopped_by: string;
  onSell: (reason: string) => void;
  onClose: () => void;
};

/** Seats on a boat that stopped are sold with a reason, which stands with the seller’s name on the order. */
export function StoppedDialog({ stopped_by, onSell, onClose }: Props) {
  const t = useText(stoppedTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim().length < leastReason;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      text={t('text', { order: stopped_by })}
      labels={{ confirm: t('sell'), cancel: kit('cancel') }}
      onConfirm={() => {
        setAsked(true);
        if (!isMissing) onSell(reason.trim());
      }}
    >
      <Field
        label={told.override_reason ? labelOf(told.override_reason, locale) : ''}
        required
        hint={t('hint')}
        error={isAsked && isMissing ? t('needed') : undefined}
      >
        <TextArea
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
