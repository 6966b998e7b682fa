import { lateCode } from '#kit/fetch-code.ts';
import { useLate } from '#ui/late.ts';
import type { ScannerPanelProps } from './scanner.tsx';

const source = lateCode(() => import('./scanner-frame.tsx'));

/** The scanner over the lower half of a phone, a dialog elsewhere; its code comes with the first opening. */
export function ScannerPanel(props: ScannerPanelProps) {
  const module = useLate(source, props.open, () => props.onOpenChange(false));
  return module && props.open && <module.ScannerFrame {...props} />;
}
