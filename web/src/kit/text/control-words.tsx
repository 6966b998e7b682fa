import { type ReactNode, useMemo } from 'react';
import { WordsProvider } from '#ui/style/control-words.ts';
import { kitTexts } from '../texts/texts.ts';
import { useText } from './i18n.ts';

/** Gives the design system the words of its controls in the language of the person. */
export function ControlWords({ children }: { children: ReactNode }) {
  const t = useText(kitTexts);
  const words = useMemo(
    () => ({
      unlisted: (typed: string) => t('unlisted', { typed }),
      less: t('less'),
      more: t('more'),
      between: (min: number, max: number) => t('between', { min, max }),
    }),
    [t],
  );
  return <WordsProvider value={words}>{children}</WordsProvider>;
}
