import { createContext, useContext } from 'react';

/** What controls say by themselves, in the language of whoever composes them. */
export type Words = {
  /** What was typed into a field is nothing its list has. */
  unlisted: (typed: string) => string;
  less: string;
  more: string;
  /** The bounds of a count. */
  between: (min: number, max: number) => string;
};

const WordsContext = createContext<Words>({
  unlisted: (typed) => typed,
  less: '−',
  more: '+',
  between: (min, max) => `${min}–${max}`,
});

export const WordsProvider = WordsContext.Provider;

export function useWords(): Words {
  return useContext(WordsContext);
}
