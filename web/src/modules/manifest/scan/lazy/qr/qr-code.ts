import { bookingCodeText } from '@leme/contract/manifest/scan';
import encodeQR from 'qr';

/** White around the code; readers need four modules of it. */
const quiet = 4;

/** The modules of a booking's QR code, dark ones true, with the white border. */
export function bookingModules(ids: { tenant_id: string; booking_id: string }): boolean[][] {
  return modulesOf(bookingCodeText(ids));
}

/** The modules of a QR code for any text. */
export function modulesOf(text: string): boolean[][] {
  return encodeQR(text, 'raw', { border: quiet, ecc: 'medium' });
}

/** One path over all dark modules, a unit each. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
