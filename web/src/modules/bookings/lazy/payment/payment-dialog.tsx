import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import type { PaymentPanelProps } from './lazy/payment-panel.tsx';

const source = lazyCode(() => import('./lazy/payment-panel.tsx'));

export type PaymentDialogProps = Omit<PaymentPanelProps, 'onClose'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Records money of a booking; its code comes with the first opening. */
export function PaymentDialog({ open, onOpenChange, ...props }: PaymentDialogProps) {
  const module = useLazyModule(source, open, () => onOpenChange(false));
  return open && module && <module.PaymentPanel {...props} onClose={() => onOpenChange(false)} />;
}
