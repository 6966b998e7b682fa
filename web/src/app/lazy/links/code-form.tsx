import { type FormEvent, useRef, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { linksTexts } from './texts/texts.ts';
import { signInBy, type Verification } from './use-verify-link.ts';

type Props = {
  token: string;
  password: string | undefined;
  settle: (verification: Verification) => void;
};

/** The code of an account with a second factor, beside the link and what was given with it. */
export function CodeForm({ token, password, settle }: Props) {
  const t = useText(linksTexts);
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const code = useCode({ asked: true });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code.lacks()) return;
    setBusy(true);
    setError(undefined);
    try {
      settle(await signInBy({ token, password, ...code.given }));
    } catch (failure) {
      setBusy(false);
      if (isProblem(failure, 'link-invalid')) return settle({ step: 'invalid' });
      if (!code.takes(failure)) setError(failure);
      form.current?.querySelector('input')?.focus();
    }
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <p>{t('codeIntro')}</p>
      {code.field && <CodeField {...code.field} size="lg" />}
      <div role="alert" className="empty:hidden">
        {error !== undefined && (
          <Banner tone="danger">
            {isProblem(error, 'too-many-requests') ? t('tooMany') : problemText(error)}
          </Banner>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
