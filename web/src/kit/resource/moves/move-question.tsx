import { moveLabel } from '@leme/contract/kit/resource/labels';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { mostReason } from '@leme/contract/kit/resource/states';
import { type ComponentType, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import { useRowTitle } from '../record/row-title.ts';
import type { Moving } from './moving.ts';
import { movesTexts } from './texts/texts.ts';

export type MoveQuestionProps = {
  resource: Resource;
  asked: Moving;
  /** What has to be known before. */
  Note: ComponentType<{ row: AnyRow }> | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

const mostNamed = 5;

/** Asks why rows are moved, by their names. */
export function MoveQuestion({ resource, asked, Note, onClose, onConfirm }: MoveQuestionProps) {
  const t = useText(movesTexts);
  const locale = useLocale();
  const nameOf = useRowTitle(resource);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { move, rows } = asked;
  const only = rows.length === 1 ? rows[0] : undefined;
  const names = rows.slice(0, mostNamed).map(nameOf).join(', ');
  const count = rows.length - mostNamed;
  const label = moveLabel(resource, move.name, locale);
  const isMissing = move.reason === 'required' && reason.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (isMissing) return;
    onClose();
    onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={label}
      text={count > 0 ? t('more', { names, count }) : names}
      labels={{ confirm: label, cancel: t('cancel') }}
      tone="primary"
      onConfirm={confirm}
    >
      {only && Note && <Note row={only} />}
      <Field
        label={t('reason')}
        required={move.reason === 'required'}
        note={move.reason === 'optional' ? t('optional') : undefined}
        hint={t('reasonHint')}
        error={isAsked && isMissing ? t('needReason') : undefined}
      >
        <TextArea
          rows={2}
          maxLength={mostReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
