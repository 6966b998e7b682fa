import { lazyModule, useLazyModule } from '../loading/lazy-code.ts';
import type { SheetProps } from './lazy/sheet-panel.tsx';

const source = lazyModule(() => import('./lazy/sheet-panel.tsx'));

/** A panel from the edge of the screen; its code comes with the first opening. */
export function Sheet(props: SheetProps) {
  const panel = useLazyModule(source, props.open, () => props.onOpenChange(false));
  return panel && <panel.SheetPanel {...props} />;
}
