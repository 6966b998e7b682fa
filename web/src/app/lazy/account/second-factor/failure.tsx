import { isProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { failureOf } from '../../../sign-in/sign-in-failure.ts';
import { signInTexts } from '../../../sign-in/texts/texts.ts';
import { accountTexts } from '../texts/texts.ts';

/** What went wrong and belongs to no field: how long to wait, that somebody else was faster, or what is said anywhere. */
export function Failure({ error }: { error: unknown }) {
  const t = useText(accountTexts);
  const words = useText(signInTexts);
  const problemText = useProblemText();
  const say = () => {
    if (isProblem(error, 'second-factor-on')) return t('alreadyOn');
    if (isProblem(error, 'second-factor-off')) return t('tooLate');
    const failure = failureOf(error);
    if (failure.kind !== 'wait') return problemText(error);
    return words(failure.unit === 'seconds' ? 'waitSeconds' : 'waitMinutes', { count: failure.count });
  };
  return (
    <div role="alert" className="empty:hidden">
      {error !== undefined && <Banner tone="danger">{say()}</Banner>}
    </div>
  );
}
