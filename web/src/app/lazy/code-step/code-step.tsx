import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCodeForm } from '#kit/auth-session/lazy/code/use-code-form.ts';
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
  const { form, field, isBusy, error } = useCodeForm((code) => signIn(email, password, code));
  const alert = () => {
    if (error === undefined) return null;
    const failure = failureOf(error);
    if (failure.kind !== 'wait') return problemText(error);
    return words(failure.unit === 'seconds' ? 'waitSeconds' : 'waitMinutes', { count: failure.count });
  };

  return (
    <form {...form} className="grid gap-5">
      <h2 className="font-semibold text-lg">{t('title')}</h2>
      {field && <CodeField {...field} size="lg" />}
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
