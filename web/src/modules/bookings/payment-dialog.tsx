import { lateCode } from '#kit/fetch-code.ts';
import { useLate } from '#ui/late.ts';
import type { PaymentPanelProps } from './payment/payment-panel.tsx';

const source = lateCode(() => import('./payment/payment-panel.tsx'));

export type PaymentDialogProps = Omit<PaymentPanelProps, 'onClose'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Records money of a booking; its code comes with the first opening. */
export function PaymentDialog({ open, onOpenChange, ...props }: PaymentDialogProps) {
  const module = useLate(source, open, () => onOpenChange(false));
  return open && module && <module.PaymentPanel {...props} onClose={() => onOpenChange(false)} />;
}
