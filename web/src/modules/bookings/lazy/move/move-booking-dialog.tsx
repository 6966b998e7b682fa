import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import type { MovePanelProps } from './lazy/move-panel.tsx';

const source = lazyCode(() => import('./lazy/move-panel.tsx'));

export type MoveBookingDialogProps = Omit<MovePanelProps, 'onClose'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Moves a booking to another session or boat; its code comes with the first opening. */
export function MoveBookingDialog({ open, onOpenChange, ...props }: MoveBookingDialogProps) {
  const module = useLazyModule(source, open, () => onOpenChange(false));
  return open && module && <module.MovePanel {...props} onClose={() => onOpenChange(false)} />;
}
