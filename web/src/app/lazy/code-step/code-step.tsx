import { type FormEvent, useRef, useState } from 'react';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { failureOf } from '../../sign-in/sign-in-failure.ts';
import { signInTexts } from '../../sign-in/texts/texts.ts';
import { codeStepTexts } from './texts/texts.ts';

type Props = { email: string; password: string; onBack: () => void };

/** The second step of signing in, after the right password: a code of the application, or a recovery code. */
export function CodeStep({ email, password, onBack }: Props) {
  const t = useText(codeStepTexts);
  const words = useText(signInTexts);
  const problemText = useProblemText();
  const { signIn } = useAuthSession();
  const form = useRef<HTMLFormElement>(null);
  const code = useCode({ asked: true });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code.lacks()) return;
    setBusy(true);
    setError(undefined);
    try {
      await signIn(email, password, code.given.code);
    } catch (failure) {
      if (!code.takes(failure)) setError(failure);
      form.current?.querySelector('input')?.focus();
    }
    setBusy(false);
  };
  const alert = () => {
    if (error === undefined) return null;
    const failure = failureOf(error);
    if (failure.kind !== 'wait') return problemText(error);
    return words(failure.unit === 'seconds' ? 'waitSeconds' : 'waitMinutes', { count: failure.count });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <h2 className="font-semibold text-lg">{t('title')}</h2>
      {code.field && <CodeField {...code.field} size="lg" />}
      <div role="alert" className="empty:hidden">
        {error !== undefined && <Banner tone="danger">{alert()}</Banner>}
      </div>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy} className="text-base max-md:h-12">
        {t('confirm')}
      </Button>
      <Button size="lg" variant="quiet" block onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
