import type { ShortcutKey } from '../browser/shortcut-matching.ts';
import { createRegistry, useRegistered, useRegistry } from './registry.ts';

export type PaletteAction = {
  id: string;
  label: string;
  /** Icon name of the set, as in the route table. */
  icon: string;
  /** Further words it is found by. */
  keywords?: string | undefined;
  /** The shortcut that does the same, drawn beside it. */
  key?: ShortcutKey | undefined;
  run: () => void;
};

const registry = createRegistry<readonly PaletteAction[]>();

/** Puts a screen's actions into the palette while it is open, before those of the shell. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  useRegistered(registry, actions);
}

/** The actions of the open screen. */
export function useScreenActions(): readonly PaletteAction[] {
  return useRegistry(registry).flat();
}
