import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { pixCode, pixTxid } from '@leme/contract/kit/pix';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';

/** The Pix text for an amount of a booking; null while the company has said no key or no city. */
export function usePix() {
  const { tenant } = useSignedIn();
  const query = useSettings(bookingSettings);
  const { pix_key = null, pix_name = null, pix_city = null } = query.data ?? {};
  const key = pix_key && pixKeyOf(pix_key);
  const codeFor = (code: string, amount: number): string | null =>
    key && pix_city
      ? pixCode({ key, name: pix_name || tenant.name, city: pix_city, amount, txid: pixTxid(code, 1) })
      : null;
  return { query, codeFor };
}
