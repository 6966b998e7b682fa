import { lateCode } from '#kit/fetch-code.ts';
import { useLate } from '#ui/late.ts';
import type { BookingQrProps } from './qr/use-share-code.ts';

const source = lateCode(() => import('./qr/booking-qr-dialog.tsx'));

/** A booking's QR code to show, print and share; its code comes with the first opening. */
export function BookingQr(props: BookingQrProps) {
  const module = useLate(source, props.open, () => props.onOpenChange(false));
  return module && <module.BookingQrDialog {...props} />;
}
