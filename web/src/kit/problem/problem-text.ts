import { useCallback } from 'react';
import { ApiProblem, NetworkProblem } from '../api/api-problem.ts';
import { hasText, textOf, useLocale } from '../text/i18n.ts';
import { problemTexts } from './texts/texts.ts';

/** What a failure says to people, in the language of the moment. */
export function problemText(error: unknown): string {
  const name = error instanceof NetworkProblem ? error.reason : error instanceof ApiProblem && error.name;
  // What only some screens can meet has its words with them.
  return textOf(problemTexts, name && hasText(problemTexts, name) ? name : 'unexpected');
}

/** Whether a failure has words of its own for people. */
export function saysWhy(error: unknown): boolean {
  if (error instanceof NetworkProblem) return true;
  return error instanceof ApiProblem && error.name !== 'internal' && hasText(problemTexts, error.name);
}

/** The same for parts on screen, which follow a switch of language. */
export function useProblemText(): (error: unknown) => string {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the language when it is called
  return useCallback(problemText, [locale]);
}
