import { useCallback } from 'react';
import { ApiProblem, NetworkProblem } from './api-problem.ts';
import { textOf, useLocale } from './i18n.ts';
import { problemMessages } from './problem-messages.ts';

/** What a failure says to people, in the language of the moment. */
export function problemText(error: unknown): string {
  if (error instanceof ApiProblem) return textOf(problemMessages, error.name);
  if (error instanceof NetworkProblem) return textOf(problemMessages, error.reason);
  return textOf(problemMessages, 'unexpected');
}

/** The same for parts on screen, which follow a switch of language. */
export function useProblemText(): (error: unknown) => string {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the language when it is called
  return useCallback(problemText, [locale]);
}
