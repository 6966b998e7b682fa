import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { lateCode } from '#kit/fetch-code.ts';
import { useLate } from '#ui/late.ts';

const source = lateCode(() => import('./qr/booking-qr-dialog.tsx'));

export type BookingQrProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  booking: Pick<ManifestBooking, 'id' | 'code' | 'customer_name'>;
  session: Pick<ManifestSession, 'product' | 'date' | 'start_time'>;
};

/** A booking's QR code to show, print and share; its code comes with the first opening. */
export function BookingQr(props: BookingQrProps) {
  const module = useLate(source, props.open, () => props.onOpenChange(false));
  return module && <module.BookingQrDialog {...props} />;
}
