import { problemTexts } from '#kit/problem/texts/texts.ts';
import { hasText, useText } from '#kit/text/i18n.ts';
import { problemsTexts } from './texts/texts.ts';

/** Why one person of several was refused, by the name of the problem. */
export function usePeopleReason(): (problem: string) => string {
  const ours = useText(problemsTexts);
  const common = useText(problemTexts);
  return (problem) => {
    if (hasText(problemsTexts, problem)) return ours(problem as 'email-in-use');
    return common(hasText(problemTexts, problem) ? (problem as 'unexpected') : 'unexpected');
  };
}
