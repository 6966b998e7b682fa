import { useEffect, useMemo, useRef } from 'react';
import { usePreference } from '../auth-session/preferences.ts';
import { createRegistry, useRegistered, useRegistry } from '../shell/registry.ts';
import {
  isInScope,
  isSingleKey,
  matchesShortcut,
  type Pressed,
  type ShortcutKey,
  type ShortcutScope,
} from './shortcut-matching.ts';

export type Shortcut = {
  /** `mod+k` with Ctrl or Cmd, or a single key as it is written: `n`, `?`. */
  key: ShortcutKey;
  /** What it does, for the list of shortcuts. */
  label: string;
  scope: ShortcutScope;
  /** Runs even while a field has the focus; only for combinations that fields do not use. */
  inFields?: boolean | undefined;
};
type Registered = Shortcut & { run: () => void };

const shortcuts = createRegistry<Registered>();

/** A keyboard shortcut for as long as the component is mounted; it appears in the list of shortcuts by itself. */
export function useShortcut({ key, label, scope, inFields = false }: Shortcut, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useRegistered(
    shortcuts,
    useMemo(
      () => ({ key, label, scope, inFields, run: () => latest.current() }),
      [key, label, scope, inFields],
    ),
  );
}

/** Everything that is registered now: the list people see is this one. */
export function useShortcutList(): readonly Shortcut[] {
  return useRegistry(shortcuts);
}

/** Whether shortcuts of a single key are on; a person may switch them off. */
export function useSingleKeys() {
  const [on, setOn] = usePreference<boolean>('shell.single-keys', true);
  return { on: on !== false, setOn };
}

const typingPlaces =
  'input:not([type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=menu],[role=listbox],[role=combobox],[role=textbox]';

function pressedOf(event: KeyboardEvent): Pressed {
  const { target } = event;
  return {
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    altGraph: event.getModifierState('AltGraph'),
    typing: target instanceof Element && target.closest(typingPlaces) !== null,
    dialog: document.querySelector(':is([role=dialog],[role=alertdialog])[data-state=open]') !== null,
  };
}

/** How long a key waits for the page it was meant for. */
const waits = 5_000;

/** Runs shortcuts: the one registered last wins. A key nobody knows yet waits for its page, unless another or a press comes. */
export function useShortcutListener(): void {
  const { on } = useSingleKeys();
  /** What was pressed before its page was there; that a preference comes meanwhile does not lose it. */
  const waiting = useRef<{ pressed: Pressed; until: number } | null>(null);
  // Outside system: the keyboard.
  useEffect(() => {
    const runs = (pressed: Pressed) => {
      const found = shortcuts.list().findLast(({ key, scope, inFields }) => {
        if (isSingleKey(key) && !on) return false;
        return matchesShortcut(key, pressed) && isInScope(scope, inFields ?? false, pressed);
      });
      found?.run();
      return found !== undefined;
    };
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const pressed = pressedOf(event);
      waiting.current = null;
      if (runs(pressed)) event.preventDefault();
      else if (!pressed.typing) waiting.current = { pressed, until: Date.now() + waits };
    };
    const forget = () => {
      waiting.current = null;
    };
    const look = () => {
      const early = waiting.current;
      if (early && Date.now() < early.until && runs(early.pressed)) waiting.current = null;
    };
    const leave = shortcuts.subscribe(look);
    look();
    addEventListener('keydown', listen);
    addEventListener('pointerdown', forget);
    return () => {
      leave();
      removeEventListener('keydown', listen);
      removeEventListener('pointerdown', forget);
    };
  }, [on]);
}
