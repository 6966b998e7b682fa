import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { takeServedBuild } from '#kit/shell/lazy/served-build.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { tenancyTexts } from './texts/texts.ts';
import { restore } from './versions.queries.ts';

const reloadAfterMs = 3_000;

/** The work of restoring: what is wrong with the password, and the reload once the server serves the version. */
export function useRestore(build_id: string | null) {
  const t = useText(tenancyTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const code = useCode();

  const refuse = (title: string, text: string) => {
    setError(title);
    toast.show({ tone: 'danger', title, text });
  };

  const fail = (failure: unknown) => {
    const isWrong =
      isProblem(failure, 'validation') && failure.errors.some(({ code }) => code === 'wrong-password');
    if (isWrong) refuse(t('passwordWrong'), t('passwordWrongText'));
    else toast.show({ tone: 'danger', title: t('failed'), text: problemText(failure) });
  };

  const submit = async () => {
    if (isBusy) return;
    if (password === '') return refuse(t('passwordMissing'), t('passwordMissingText'));
    if (code.lacks()) return;
    setBusy(true);
    try {
      await restore(build_id, { password, ...code.given });
    } catch (failure) {
      if (!code.takes(failure)) fail(failure);
      setBusy(false);
      return;
    }
    toast.show({ tone: 'success', title: t('done'), text: t('doneText') });
    // It stays busy until then: the version this page is of is no longer the company's.
    setTimeout(() => void takeServedBuild(), reloadAfterMs);
  };

  const change = (next: string) => {
    setPassword(next);
    setError(undefined);
  };
  return { password, setPassword: change, error, isBusy, submit, codeField: code.field };
}
