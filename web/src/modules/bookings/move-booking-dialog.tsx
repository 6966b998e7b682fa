import { lateCode } from '#kit/fetch-code.ts';
import { useLate } from '#ui/late.ts';
import type { MovePanelProps } from './move/move-panel.tsx';

const source = lateCode(() => import('./move/move-panel.tsx'));

export type MoveBookingDialogProps = Omit<MovePanelProps, 'onClose'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Moves a booking to another session or boat; its code comes with the first opening. */
export function MoveBookingDialog({ open, onOpenChange, ...props }: MoveBookingDialogProps) {
  const module = useLate(source, open, () => onOpenChange(false));
  return open && module && <module.MovePanel {...props} onClose={() => onOpenChange(false)} />;
}
