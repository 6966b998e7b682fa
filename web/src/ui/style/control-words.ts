import { createContext, useContext } from 'react';

/** What controls say by themselves, in the language of whoever composes them. */
export type Words = {
  /** What was typed into a field is nothing its list has. */
  unlisted: (typed: string) => string;
  close: string;
  less: string;
  more: string;
  /** The bounds of a count. */
  between: (min: number, max: number) => string;
  /** What was typed or pasted into a box of numbers is none it takes. */
  unread: (typed: string) => string;
  numbers: NumberWords;
};

/** How numbers are read and written in a box. */
export type NumberWords = {
  /** Null where nothing stands, undefined where it is no number with at most so many digits behind its mark. */
  read: (text: string, digits: number) => number | null | undefined;
  /** Whether it may still become one. */
  isBegun: (text: string) => boolean;
  write: (value: number, how: { digits: number; isFixed: boolean; isGrouped: boolean }) => string;
};

const WordsContext = createContext<Words>({
  unlisted: (typed) => typed,
  close: '×',
  less: '−',
  more: '+',
  between: (min, max) => `${min}–${max}`,
  unread: (typed) => typed,
  numbers: {
    read: (text) => (text === '' ? null : /^-?\d+$/.test(text) ? Number(text) : undefined),
    isBegun: (text) => text === '-',
    write: (value, { digits, isFixed }) => (isFixed ? value.toFixed(digits) : String(value)),
  },
});

export const WordsProvider = WordsContext.Provider;

export function useWords(): Words {
  return useContext(WordsContext);
}
