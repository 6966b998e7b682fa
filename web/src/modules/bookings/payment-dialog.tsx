import { textsReady } from '#kit/i18n.ts';
import { late, useLate } from '#ui/late.ts';
import type { PaymentPanelProps } from './payment/payment-panel.tsx';

const source = late(async () => {
  const module = await import('./payment/payment-panel.tsx');
  await textsReady();
  return module;
});

export type PaymentDialogProps = Omit<PaymentPanelProps, 'onClose'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Records money of a booking; its code comes with the first opening. */
export function PaymentDialog({ open, onOpenChange, ...props }: PaymentDialogProps) {
  const module = useLate(source, open, () => onOpenChange(false));
  return open && module && <module.PaymentPanel {...props} onClose={() => onOpenChange(false)} />;
}
