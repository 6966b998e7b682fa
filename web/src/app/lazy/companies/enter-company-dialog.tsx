import type { listCompanies, tenantBySubdomain } from '@leme/contract/access/endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useState } from 'react';
import { enterCompany } from '#kit/auth-session/lazy/acting.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { companiesTexts } from './texts/texts.ts';

export type Company = ReplyOf<typeof tenantBySubdomain>;
export type ListedCompany = ReplyOf<typeof listCompanies>['data'][number];

const shortestReason = 5;

export type EnterCompanyDialogProps = { company: Company; onEntered: () => void; onCancel: () => void };

/** Asks an operator why, then enters the company. */
export function EnterCompanyDialog({ company, onEntered, onCancel }: EnterCompanyDialogProps) {
  const t = useText(companiesTexts);
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async () => {
    if (isBusy) return;
    if (reason.trim().length < shortestReason) return setError(t('reasonShort'));
    setBusy(true);
    try {
      await enterCompany(company.id, reason.trim());
      onEntered();
    } catch (failure) {
      setError(`${t('enterFailed')}. ${problemText(failure)}`);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onCancel()}
      title={t('enterTitle', { name: company.name })}
      description={t('enterText')}
      closeLabel={t('close')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('enter')}
          </Button>
        </>
      }
    >
      <Field label={t('reason')} error={error} required>
        <TextInput
          value={reason}
          maxLength={500}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
          autoFocus
        />
      </Field>
    </Dialog>
  );
}
