import { late, useLate } from './late.ts';
import type { SheetProps } from './sheet-panel.tsx';

const source = late(() => import('./sheet-panel.tsx'));

/** A panel from the edge of the screen; its code comes with the first opening. */
export function Sheet(props: SheetProps) {
  const panel = useLate(source, props.open, () => props.onOpenChange(false));
  return panel && <panel.SheetPanel {...props} />;
}
