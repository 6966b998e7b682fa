import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { leads } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { lostTexts } from './texts/texts.ts';

const mostNamed = 5;
const { lost_kind, lost_reason, status } = leads.fields;

export type LostQuestionProps = {
  rows: readonly AnyRow[];
  go: (also: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
};

/** Asks why leads are lost before they are; one reason for all of them, and nobody has to give one. */
export function LostQuestion({ rows, go, onClose }: LostQuestionProps) {
  const t = useText(lostTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const only = rows.length === 1 ? rows[0] : undefined;
  const [reason, setReason] = useState(String(only?.lost_reason ?? ''));
  const [kind, setKind] = useState(String(only?.lost_kind ?? ''));
  const names = rows
    .slice(0, mostNamed)
    .map(({ name }) => String(name))
    .join(', ');
  const count = rows.length - mostNamed;
  const confirm = () => {
    const told = reason.trim() || null;
    onClose();
    // What each of several was lost for before is not wiped out by saying nothing.
    go({
      ...((only || kind) && { lost_kind: kind || null }),
      ...((only || told) && { lost_reason: told }),
    });
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title', { status: choiceOf(status, 'lost', locale) })}
      description={count > 0 ? t('more', { names, count }) : names}
      size="sm"
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={labelOf(lost_kind, locale)}>
          <Select
            value={kind}
            options={[
              { value: '', label: t('noKind') },
              ...(lost_kind.options ?? []).map((value) => ({
                value,
                label: choiceOf(lost_kind, value, locale),
              })),
            ]}
            onValueChange={setKind}
          />
        </Field>
        <Field label={labelOf(lost_reason, locale)} hint={t('hint')}>
          <TextInput
            autoComplete="off"
            maxLength={lost_reason.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
