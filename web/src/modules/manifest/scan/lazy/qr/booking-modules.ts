import { bookingCodeText } from '@leme/contract/manifest/scan';
import { type Modules, modulesOf } from '#ui/qr/qr-code.ts';

/** The modules of a booking's QR code. */
export function bookingModules(ids: { tenant_id: string; booking_id: string }): Modules {
  return modulesOf(bookingCodeText(ids));
}
