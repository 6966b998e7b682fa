import { useCallback } from 'react';
import { ApiProblem, NetworkProblem } from '../api/api-problem.ts';
import { hasText, textOf, useLocale } from '../text/i18n.ts';
import { refusals } from './refusals.ts';
import { problemTexts } from './texts/texts.ts';

/** What a failure says to people, in the language of the moment. */
export function problemText(error: unknown): string {
  const name = error instanceof NetworkProblem ? error.reason : error instanceof ApiProblem && error.name;
  return problemNamed(name || 'unexpected');
}

/** What a problem of that name says; what only some screens can meet has its words with them. */
export function problemNamed(name: string): string {
  const later = refusals();
  if (later && hasText(later, name)) return textOf(later, name);
  return textOf(problemTexts, hasText(problemTexts, name) ? name : 'unexpected');
}

/** Whether a failure has words of its own for people. */
export function saysWhy(error: unknown): boolean {
  if (error instanceof NetworkProblem) return true;
  if (!(error instanceof ApiProblem) || error.name === 'internal') return false;
  const later = refusals();
  return hasText(problemTexts, error.name) || (later !== undefined && hasText(later, error.name));
}

/** The same for parts on screen, which follow a switch of language. */
export function useProblemText(): (error: unknown) => string {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads the language when it is called
  return useCallback(problemText, [locale]);
}
