import { ApiProblem } from '#kit/api/api.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { hasText, useText } from '#kit/text/i18n.ts';
import { problemsTexts } from './texts/texts.ts';

/** What a failure about people says: in words of its own, which nobody else fetches, else as everywhere. */
export function usePeopleProblem(): (error: unknown) => string {
  const t = useText(problemsTexts);
  const problemText = useProblemText();
  return (error) => {
    const isOurs = error instanceof ApiProblem && hasText(problemsTexts, error.name);
    return isOurs ? t(error.name as 'email-in-use') : problemText(error);
  };
}
