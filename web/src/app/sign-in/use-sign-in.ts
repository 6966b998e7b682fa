import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { textsReady, useText } from '#kit/text/i18n.ts';
import { type Failure, failureOf, missingFields } from './sign-in-failure.ts';
import { signInTexts } from './texts/texts.ts';

/** What most people never see. `fetchCode` would bring the application along. */
async function codeStep() {
  const { CodeStep } = await import('../lazy/code-step/code-step.tsx');
  await textsReady();
  return CodeStep;
}

type Trouble = { failure: Failure; error: unknown };
type Next = { CodeStep: Awaited<ReturnType<typeof codeStep>>; email: string; password: string };

/** The sign-in form's work: what is wrong beside which field, what above the button, and whether it is under way. */
export function useSignIn() {
  const t = useText(signInTexts);
  const problemText = useProblemText();
  const { signIn } = useAuthSession();
  const [isBusy, setBusy] = useState(false);
  /** The next step, where the password was right and a code is needed. */
  const [next, setNext] = useState<Next | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const submit = async (email: string, password: string): Promise<Failure | null> => {
    const missing = missingFields(email, password);
    setTrouble(missing && { failure: missing, error: null });
    if (missing || isBusy) return missing;
    setBusy(true);
    try {
      await signIn(email, password).catch(async (error) => {
        if (!isProblem(error, 'code-needed')) throw error;
        setNext({ CodeStep: await codeStep(), email, password });
      });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      setTrouble({ failure, error });
      return failure;
    } finally {
      setBusy(false);
    }
  };

  const failure = trouble?.failure;
  const errorOf = (field: 'email' | 'password'): string | undefined => {
    if (failure?.kind === 'missing' && failure.fields.includes(field)) return t('missing');
    return failure?.kind === 'invalid-email' && field === 'email' ? t('invalidEmail') : undefined;
  };
  const alert = (): string | null => {
    if (isProblem(trouble?.error, 'known-device-only')) return t('failed', { message: t('knownDeviceOnly') });
    if (failure?.kind === 'refused') return t('failed', { message: problemText(trouble?.error) });
    if (failure?.kind === 'unexpected') return t('unexpected');
    if (failure?.kind !== 'wait') return null;
    return t(failure.unit === 'seconds' ? 'waitSeconds' : 'waitMinutes', { count: failure.count });
  };
  return { submit, isBusy, errorOf, alert: alert(), next, goBack: () => setNext(null) };
}
