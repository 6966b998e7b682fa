/** `mod+k`: Ctrl or Cmd with a key. A single key such as `n` or `?` stands alone. */
export type ShortcutKey = string;
export type ShortcutScope = 'everywhere' | 'page' | 'dialog';

export type Pressed = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  altGraph: boolean;
  /** The focus is where keys are text or choose an item. */
  typing: boolean;
  /** A modal dialog is open. */
  dialog: boolean;
};

const isLetterOrDigit = (key: string) => /^[\p{L}\p{N}]$/u.test(key);

/** Whether a combination stands without Ctrl or Cmd, so that it can be switched off. */
export function isSingleKey(key: ShortcutKey): boolean {
  return !key.startsWith('mod+');
}

/**
 * Whether a press means the shortcut. AltGraph arrives as Ctrl+Alt on Windows, so it never makes a combination; signs
 * such as `?` count by what they write, whichever keys a keyboard needs for them.
 */
export function matchesShortcut(key: ShortcutKey, pressed: Pressed): boolean {
  const written = pressed.key.toLowerCase();
  if (!isSingleKey(key)) {
    const modified = (pressed.ctrlKey || pressed.metaKey) && !pressed.altKey && !pressed.altGraph;
    return modified && written === key.slice('mod+'.length);
  }
  if (written !== key) return false;
  if (pressed.altGraph) return !isLetterOrDigit(key);
  return !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey;
}

/** Whether the place of the press lets a shortcut of this scope run. `inFields` is for combinations fields do not use. */
export function isInScope(scope: ShortcutScope, inFields: boolean, pressed: Pressed): boolean {
  if (pressed.typing && !inFields) return false;
  if (scope === 'everywhere') return true;
  return pressed.dialog === (scope === 'dialog');
}
