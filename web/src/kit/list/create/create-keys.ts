import { useMemo } from 'react';
import { useShortcut } from '../../browser/shortcuts.ts';
import { useLatest } from '../../browser/use-latest.ts';
import { usePaletteActions } from '../../shell/palette-actions.ts';

export type CreateKeysProps = {
  /** What the palette knows the action by: `sessions.new`. */
  id: string;
  label: string;
  /** Icon name of the set. */
  icon: string;
  onCreate: () => void;
};

/** Creating by the key `n` and from the palette, while it is drawn. */
export function CreateKeys({ id, label, icon, onCreate }: CreateKeysProps): null {
  const latest = useLatest(onCreate);
  useShortcut({ key: 'n', label, scope: 'page' }, onCreate);
  usePaletteActions(
    useMemo(() => [{ id, label, icon, key: 'n', run: () => latest.current() }], [id, label, icon, latest]),
  );
  return null;
}
