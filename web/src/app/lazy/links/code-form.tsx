import { isProblem } from '#kit/api/api.ts';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCodeForm } from '#kit/auth-session/lazy/code/use-code-form.ts';
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
  const { form, field, isBusy, error } = useCodeForm(async (code) => {
    const verification = await signInBy({ token, password, code }).catch((failure) => {
      if (!isProblem(failure, 'link-invalid')) throw failure;
      return { step: 'invalid' } as const;
    });
    settle(verification);
  });
  return (
    <form {...form} className="grid gap-5">
      <p>{t('codeIntro')}</p>
      {field && <CodeField {...field} size="lg" />}
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
