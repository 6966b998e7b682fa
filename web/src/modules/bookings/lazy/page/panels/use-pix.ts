import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { pixCode, pixTxid } from '@leme/contract/kit/pix';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';
import { chargeOf, type Due } from './due-of.ts';

/** The Pix text of what is due of a booking; null while the company has said no key or no city. */
export function usePix() {
  const { tenant } = useSignedIn();
  const query = useSettings(bookingSettings);
  const { pix_key = null, pix_name = null, pix_city = null } = query.data ?? {};
  const key = pix_key && pixKeyOf(pix_key);
  const codeFor = (code: string, due: Due): string | null => {
    if (!key || !pix_city) return null;
    const txid = pixTxid(code, chargeOf(due));
    return pixCode({ key, name: pix_name || tenant.name, city: pix_city, amount: due.amount, txid });
  };
  return { query, codeFor };
}
