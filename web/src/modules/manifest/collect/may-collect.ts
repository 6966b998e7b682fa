import { isCollectable } from '@leme/contract/bookings/payment-rules';
import { useToday } from '#modules/bookings/public.tsx';
import { usePier } from '../pier.ts';

/** Whether the viewer may take money of a party that sails on `date`, as the server decides it. */
export function useMayCollect(date: string): boolean {
  const { mayTakePayment, mayChangeBookings, veil } = usePier();
  const today = useToday();
  return mayTakePayment && veil.money && (mayChangeBookings || isCollectable(date, today));
}
