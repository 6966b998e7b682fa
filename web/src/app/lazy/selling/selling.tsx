import { useLocation } from '@tanstack/react-router';
import { lazyPart } from '#kit/text/fetch-code.ts';

const SellDialogs = lazyPart(
  async () => (await import('#modules/bookings/sell/lazy/sell-dialogs.tsx')).SellDialogs,
);
const BegunCharge = lazyPart(
  async () => (await import('#modules/finance/lazy/charges/begun-charge.tsx')).BegunCharge,
);

/** The dialogs that sell, plan and charge; their code comes with the first address that begins one. */
export function Selling() {
  const charges = useLocation({ select: ({ search }) => 'new' in search && search.new === 'charge' });
  return charges ? <BegunCharge /> : <SellDialogs />;
}
