import { isBegun, notationOf, readTyped, writeTyped } from '@leme/contract/kit/kinds/numbers/typed-numbers';
import { type ReactNode, useMemo } from 'react';
import { WordsProvider } from '#ui/style/control-words.ts';
import { kitTexts } from '../texts/texts.ts';
import { useLocale, useText } from './i18n.ts';

/** Gives the design system the words of its controls in the language of the person. */
export function ControlWords({ children }: { children: ReactNode }) {
  const t = useText(kitTexts);
  const notation = notationOf(useLocale());
  const words = useMemo(
    () => ({
      unlisted: (typed: string) => t('unlisted', { typed }),
      close: t('close'),
      less: t('less'),
      more: t('more'),
      between: (min: number, max: number) => t('between', { min, max }),
      unread: (typed: string) => t('unread', { typed }),
      numbers: {
        read: (text: string, digits: number) => readTyped(text, notation, digits),
        isBegun,
        write: (value: number, how: Parameters<typeof writeTyped>[2]) => writeTyped(value, notation, how),
      },
    }),
    [t, notation],
  );
  return <WordsProvider value={words}>{children}</WordsProvider>;
}
