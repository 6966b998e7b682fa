import type { listCompanies, tenantBySubdomain } from '@leme/contract/access/endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { useState } from 'react';
import { enterCompany } from '#kit/auth-session/lazy/acting.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
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
  const { run, isBusy, at, refusal, clear } = useVerb(() => enterCompany(company.id, reason.trim()), {
    check: () => ({ reason: reason.trim().length < shortestReason && t('reasonShort') }),
    done: onEntered,
    words: (failure) => `${t('enterFailed')}. ${problemText(failure)}`,
  });
  return (
    <Dialog
      size="sm"
      onClose={onCancel}
      title={t('enterTitle', { name: company.name })}
      description={t('enterText')}
      onSubmit={() => void run()}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('enter')}
          </Button>
        </>
      }
    >
      <Field label={t('reason')} error={at('reason') || refusal} required>
        <TextInput
          value={reason}
          maxLength={500}
          onChange={(event) => {
            setReason(event.target.value);
            clear();
          }}
          autoFocus
        />
      </Field>
    </Dialog>
  );
}
