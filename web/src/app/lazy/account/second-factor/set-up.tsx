import { type FormEvent, useRef, useState } from 'react';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { accountTexts } from '../texts/texts.ts';
import { AppKey } from './app-key.tsx';
import { Failure } from './failure.tsx';
import { ProveForm } from './prove-form.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const code = useCode({ asked: true });
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code.lacks()) return;
    setBusy(true);
    setError(undefined);
    try {
      onDone(await confirm(code.given.code ?? ''));
    } catch (failure) {
      setBusy(false);
      if (!code.takes(failure)) setError(failure);
      form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
    }
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <AppKey begun={begun} />
      <p className="font-semibold">{t('enter')}</p>
      {code.field && <CodeField {...code.field} size="lg" ofAppOnly />}
      <Failure error={error} />
      <div className="flex flex-wrap gap-3 max-md:grid">
        <Button type="submit" size="lg" variant="primary" busy={isBusy}>
          {t('turnOn')}
        </Button>
        {onCancel && (
          <Button size="lg" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
