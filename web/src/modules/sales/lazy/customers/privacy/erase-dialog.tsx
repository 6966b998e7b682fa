import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { erasePerson } from '../customers.queries.ts';
import { privacyTexts } from './texts/texts.ts';

type Use = { resource: string; names: string[] };

export type EraseDialogProps = { row: AnyRow; onClose: () => void; onErased: () => void };

/** Asks for a reason and a typed word before a person is forgotten for good. */
export function EraseDialog({ row, onClose, onErased }: EraseDialogProps) {
  const t = useText(privacyTexts);
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const word = t('confirmWord');

  const words = (error: unknown): string => {
    if (!isProblem(error, 'in-use')) return problemText(error);
    const by = error.params.by as Use[];
    const texts = by.map(({ resource, names }) =>
      t(resource === 'users' ? 'accounts' : 'coming', { names: names.join(', ') }),
    );
    return texts.join(' ');
  };
  const { run, isBusy, at, refusal } = useVerb(() => erasePerson(row.id, reason.trim()), {
    check: () => ({
      reason: reason.trim().length < 3 && t('reasonShort'),
      word: typed.trim().toLocaleUpperCase() !== word && t('wordMissing', { word }),
    }),
    fields: ['reason'],
    done: ({ bookings }) => {
      onErased();
      return { title: t('erased'), text: t('erasedText', { count: bookings }) };
    },
    words,
  });
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
      onConfirm={() => void run()}
    >
      <Field label={t('reason')} hint={t('reasonHint')} error={at('reason')} required>
        <TextArea
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Field label={t('confirmLabel', { word })} error={at('word')} required>
        <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {refusal && (
        <p role="alert" className="text-danger-text">
          {t('eraseFailed')}: {refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}
