import { may, read } from '@leme/contract/access/permission';
import type { getBooking } from '@leme/contract/bookings/history-endpoints';
import { Suspense } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ChargesPanel } from './charges-panel.tsx';
import { chargesTexts } from './texts/texts.ts';

const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
const readAddress = ({ new: begun, for: booking, code, owed }: Readonly<Record<string, unknown>>) => ({
  new: begun === 'charge' ? begun : undefined,
  for: textIn(booking),
  code: textIn(code),
  owed: typeof owed === 'number' && owed > 0 ? owed : undefined,
});

const CodeAtPier = lazyPart(async () => (await import('./pier/code-at-pier.tsx')).CodeAtPier);

/**
 * The charges of a booking over the page that names it, a new one at once where none is open. Without a signal, and to who
 * takes money but reads no payments, the code of the booking itself.
 */
export function BegunCharge() {
  const t = useText(chargesTexts);
  const can = useCan();
  const { partner } = useSignedIn();
  const isOffline = useConnectivity() === 'offline';
  const { state, change } = useUrlState(readAddress);
  const { for: id = '', code, owed } = state;
  const mayCharge = !partner && can(may('booking-payments', 'create'));
  const mayRead = !partner && can(read('booking-payments'));
  // Whoever reads no bookings sends the code to whom they choose.
  const booking = useAsk<typeof getBooking>(
    'GET /bookings/:id',
    { id },
    { shows: ['bookings'], enabled: mayRead && id !== '' && can(read('bookings')), retry: false },
  ).data;
  const isOwn = mayCharge && code !== undefined && owed !== undefined && (isOffline || !mayRead);
  if (!state.new || id === '' || !(mayRead || isOwn)) return null;
  const charged = {
    of: { booking_id: id },
    name: booking?.code ?? code ?? '',
    phone: booking?.customer_phone ?? null,
    email: booking?.customer_email ?? null,
  };
  return (
    <Dialog
      size="sm"
      title={t('chargeOf', { name: charged.name })}
      onClose={() => change({ new: undefined, for: undefined, code: undefined, owed: undefined })}
    >
      {isOwn ? (
        <Suspense>
          <CodeAtPier code={code} owed={owed} />
        </Suspense>
      ) : (
        <ChargesPanel charged={charged} mayCharge={mayCharge} begins />
      )}
    </Dialog>
  );
}
