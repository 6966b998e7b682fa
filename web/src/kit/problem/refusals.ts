import type { Source } from '@leme/contract/kit/language/texts';
import { hasText, textsReady } from '../text/i18n.ts';
import type { refusalsTexts } from './lazy/refusals/texts/texts.ts';
import { problemTexts } from './texts/texts.ts';

type Refusals = typeof refusalsTexts extends Source<infer Keys> ? Source<Keys> : never;

let words: Refusals | undefined;
let coming: Promise<void> | undefined;

/** Why what somebody does was refused, once the words are there. */
export const refusals = () => words;

/** Longer nobody waits for words: what was refused is said without them. */
const mostMs = 3_000;

/** Begins to fetch the words of what somebody does, which no first page says. */
export function bringRefusals(): Promise<void> {
  coming ??= import('./lazy/refusals/texts/texts.ts')
    .then(async ({ refusalsTexts }) => {
      await textsReady();
      words = refusalsTexts;
    })
    .catch(() => {
      coming = undefined;
    });
  return coming;
}

/** Resolves when what a problem of that name says is there, or has not come in time. */
export async function wordsOf(name: string): Promise<void> {
  if (words || hasText(problemTexts, name)) return;
  await Promise.race([bringRefusals(), new Promise((done) => setTimeout(done, mostMs))]);
}
