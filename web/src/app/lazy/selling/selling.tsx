import { SellDialogs } from '#modules/bookings/sell/lazy/sell-dialogs.tsx';

/** The dialogs that sell and plan; their code comes with the first address that begins one. */
export function Selling() {
  return <SellDialogs />;
}
