import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import type { ScannerPanelProps } from './scanner/scanner.tsx';

const source = lazyCode(() => import('./scanner/scanner-frame.tsx'));

/** The scanner over the lower half of a phone, a dialog elsewhere; its code comes with the first opening. */
export function ScannerPanel(props: ScannerPanelProps) {
  const module = useLazyModule(source, props.open, () => props.onOpenChange(false));
  return module && props.open && <module.ScannerFrame {...props} />;
}
