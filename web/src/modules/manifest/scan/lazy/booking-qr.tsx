import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import type { BookingQrProps } from './qr/use-share-code.ts';

const source = lazyCode(() => import('./qr/booking-qr-dialog.tsx'));

/** A booking's QR code to show, print and share; its code comes with the first opening. */
export function BookingQr(props: BookingQrProps) {
  const module = useLazyModule(source, props.open, () => props.onOpenChange(false));
  return module && <module.BookingQrDialog {...props} />;
}
