import { useState } from 'react';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCodeForm } from '#kit/auth-session/lazy/code/use-code-form.ts';
import { useText } from '#kit/text/i18n.ts';
import { accountTexts } from '../texts/texts.ts';
import { AppKey } from './app-key.tsx';
import { Failure } from './failure.tsx';
import { ProveForm } from './prove-form.tsx';
import { StepButtons } from './step-buttons.tsx';
import { type Begun, begin, confirm } from './use-second-factor.ts';

type Props = { onDone: (codes: readonly string[]) => void; onCancel?: (() => void) | undefined };

/** Turns the second factor on in two steps: the password, then the key read by an application and a first code of it. */
export function SetUp({ onDone, onCancel }: Props) {
  const t = useText(accountTexts);
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) return <ConfirmForm begun={begun} onDone={onDone} onCancel={onCancel} />;
  return (
    <ProveForm
      intro={t('askPassword')}
      submit={t('goOn')}
      prove={async (proof) => setBegun(await begin(proof))}
      onCancel={onCancel}
    />
  );
}

function ConfirmForm({ begun, onDone, onCancel }: Props & { begun: Begun }) {
  const t = useText(accountTexts);
  const { form, field, isBusy, error } = useCodeForm(async (code) => onDone(await confirm(code)));
  return (
    <form {...form} className="grid gap-4">
      <AppKey begun={begun} />
      <p className="font-semibold">{t('enter')}</p>
      {field && <CodeField {...field} size="lg" ofAppOnly />}
      <Failure error={error} />
      <StepButtons submit={t('turnOn')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
