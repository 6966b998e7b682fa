import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { takeServedBuild } from '#kit/shell/lazy/served-build.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { tenancyTexts } from './texts/texts.ts';
import { restore } from './versions.queries.ts';

const reloadAfterMs = 3_000;

/** The work of restoring: what is wrong with the password, and the reload once the server serves the version. */
export function useRestore(build_id: string | null) {
  const t = useText(tenancyTexts);
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isRestored, setRestored] = useState(false);
  const code = useCode();

  const refuse = (title: string, text: string) => {
    setError(title);
    toast.show({ tone: 'danger', title, text });
    return true;
  };
  const { run, isBusy } = useVerb(() => restore(build_id, { password, ...code.given }), {
    done: () => {
      // It stays busy until then: the version this page is of is no longer the company's.
      setRestored(true);
      setTimeout(() => void takeServedBuild(), reloadAfterMs);
      return { title: t('done'), text: t('doneText') };
    },
    failed: t('failed'),
    place: (failure) => {
      const isWrong =
        isProblem(failure, 'validation') && failure.errors.some(({ code }) => code === 'wrong-password');
      return isWrong ? refuse(t('passwordWrong'), t('passwordWrongText')) : code.takes(failure);
    },
  });

  const submit = async () => {
    if (isBusy || isRestored) return;
    if (password === '') refuse(t('passwordMissing'), t('passwordMissingText'));
    else if (!code.lacks()) await run();
  };

  const change = (next: string) => {
    setPassword(next);
    setError(undefined);
  };
  return {
    password,
    setPassword: change,
    error,
    isBusy: isBusy || isRestored,
    submit,
    codeField: code.field,
  };
}
