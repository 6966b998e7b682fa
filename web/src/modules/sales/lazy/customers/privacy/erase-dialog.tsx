import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { erasePerson } from '../customers.queries.ts';
import { privacyTexts } from './texts/texts.ts';

type Use = { resource: string; names: string[] };
type Faults = { reason?: string; word?: string; refused?: string };

export type EraseDialogProps = { row: AnyRow; onClose: () => void; onErased: () => void };

/** Asks for a reason and a typed word before a person is forgotten for good. */
export function EraseDialog({ row, onClose, onErased }: EraseDialogProps) {
  const t = useText(privacyTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const word = t('confirmWord');

  const refusal = (error: unknown): Faults => {
    if (isProblem(error, 'validation')) {
      const [fault] = error.errors;
      return fault ? { reason: faultText(fault) } : {};
    }
    if (!isProblem(error, 'in-use')) return { refused: problemText(error) };
    const by = error.params.by as Use[];
    const texts = by.map(({ resource, names }) =>
      t(resource === 'users' ? 'accounts' : 'coming', { names: names.join(', ') }),
    );
    return { refused: texts.join(' ') };
  };
  const erase = async () => {
    const found: Faults = {
      ...(reason.trim().length < 3 && { reason: t('reasonShort') }),
      ...(typed.trim().toLocaleUpperCase() !== word && { word: t('wordMissing', { word }) }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { bookings } = await erasePerson(row.id, reason.trim());
      toast.show({ title: t('erased'), text: t('erasedText', { count: bookings }) });
      onErased();
    } catch (error) {
      setFaults(refusal(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('eraseTitle')}
      text={t('eraseText', { name: String(row.name) })}
      detail={t('noUndo')}
      icon={<Eraser aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      labels={{ confirm: t('confirm'), cancel: t('cancel') }}
      busy={isBusy}
      onConfirm={() => void erase()}
    >
      <Field label={t('reason')} hint={t('reasonHint')} error={faults.reason} required>
        <TextArea
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Field label={t('confirmLabel', { word })} error={faults.word} required>
        <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {faults.refused && (
        <p role="alert" className="text-danger-text">
          {t('eraseFailed')}: {faults.refused}
        </p>
      )}
    </ConfirmDialog>
  );
}
