import type { cancelBooking } from '@leme/contract/bookings/booking-change-endpoints';
import { bookings } from '@leme/contract/bookings/bookings';
import { type CancelKind, cancelKinds } from '@leme/contract/bookings/life/terms';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { CancelOutcome } from '../../cancel/cancel-outcome.tsx';
import { ReasonField } from '../../cancel/reason-field.tsx';
import { cancelTexts } from '../../cancel/texts/texts.ts';
import { bookingOf } from '../booking-cells.tsx';
import { listTexts } from '../texts/texts.ts';
import type { SeveralProps } from './several-props.ts';
import { usePreviewOfAll } from './use-preview-of-all.ts';

/** One question for all of them: why, what stays and what goes back together. */
export function CancelSeveral({ rows, start, onClose }: SeveralProps) {
  const t = useText(cancelTexts);
  const words = useText(listTexts);
  const locale = useLocale();
  const [kind, setKind] = useState<CancelKind>('weather');
  const [reason, setReason] = useState('');
  const [sends_letter, setSends] = useState(true);
  const query = usePreviewOfAll(rows, kind);
  const { cancel_kind } = bookings.fields;
  const work = async (row: AnyRow): Promise<AnyRow> => {
    const { version } = bookingOf(row);
    const body = { id: row.id, version, kind, reason, sends_letter };
    const after = await call<typeof cancelBooking>('POST /bookings/:id/cancellation', body);
    return { ...row, version: after.version, status: after.status };
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words('cancelTitle', { count: rows.length })}
      text={words('cancelText')}
      labels={{ confirm: words('cancelAll'), cancel: t('keepBooking') }}
      onConfirm={() => {
        start({ kind: 'change', undo: null, work }, rows);
        onClose();
      }}
    >
      <Field label={labelOf(cancel_kind, locale)}>
        <Select
          value={kind}
          onValueChange={(next) => setKind(cancelKinds.find((each) => each === next) ?? kind)}
          options={cancelKinds.map((value) => ({ value, label: choiceOf(cancel_kind, value, locale) }))}
        />
      </Field>
      <QueryView query={query} skeleton="text" skeletonCount={3} errorTitle={t('previewFailed')}>
        {(told) => <CancelOutcome preview={told} waives={false} />}
      </QueryView>
      <Checkbox checked={sends_letter} onCheckedChange={setSends} label={words('letterToAll')} />
      <ReasonField
        value={reason}
        onChange={setReason}
        label={t('reason')}
        hint={t('bookingReasonHint')}
        note={t('optional')}
      />
    </ConfirmDialog>
  );
}
