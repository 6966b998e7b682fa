import { useCallback } from 'react';
import { ApiProblem, NetworkProblem } from '../api/api-problem.ts';
import { hasText, textOf, useLocale } from '../text/i18n.ts';
import { problemTexts } from './texts/texts.ts';

/** What a failure says to people, in the language of the moment. */
export function problemText(error: unknown): string {
  // What only some screens can meet has its words with them.
  if (error instanceof ApiProblem && hasText(problemTexts, error.name))
    return textOf(problemTexts, error.name);
  if (error instanceof NetworkProblem) return textOf(problemTexts, error.reason);
  return textOf(problemTexts, 'unexpected');
}

/** The same for parts on screen, which follow a switch of language. */
export function useProblemText(): (error: unknown) => string {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the language when it is called
  return useCallback(problemText, [locale]);
}
