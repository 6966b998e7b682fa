import { problemNamed } from '#kit/problem/problem-text.ts';
import { hasText, useText } from '#kit/text/i18n.ts';
import { problemsTexts } from './texts/texts.ts';

/** Why one person of several was refused, by the name of the problem. */
export function usePeopleReason(): (problem: string) => string {
  const ours = useText(problemsTexts);
  return (problem) => {
    if (hasText(problemsTexts, problem)) return ours(problem as 'email-in-use');
    return problemNamed(problem);
  };
}
