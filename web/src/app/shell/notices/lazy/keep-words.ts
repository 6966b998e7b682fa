import type { Locale } from '@leme/contract/kit/language/locale';

/**
 * Asks once for all words of a language other than Portuguese, one file after the other, so that the service worker keeps
 * them for a time without a signal. Portuguese it keeps by itself.
 */
export async function keepWords(locale: Locale): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const answer = await fetch('/words.json');
  if (!answer.ok) return;
  const files: Partial<Record<Locale, string[]>> = await answer.json();
  for (const file of files[locale] ?? []) await fetch(`/${file}`);
}
