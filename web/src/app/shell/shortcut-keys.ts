import type { ShortcutKey } from '#kit/browser/shortcut-matching.ts';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The caps to draw for a shortcut, with the name the person's keyboard gives to Ctrl. */
export function keyCaps(key: ShortcutKey): readonly string[] {
  return key.split('+').map((part) => {
    if (part === 'mod') return isApple() ? '⌘' : 'Ctrl';
    return part.length === 1 ? part.toUpperCase() : part;
  });
}
