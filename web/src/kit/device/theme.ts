import { useState } from 'react';
import { chooseTheme, type ThemeChoice, themeChoice } from '#ui/style/theme.ts';

/** The theme chosen on this device, `system` unless one was, and how to choose another. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(themeChoice);
  const choose = (next: ThemeChoice) => {
    chooseTheme(next);
    setChoice(next);
  };
  return [choice, choose];
}
