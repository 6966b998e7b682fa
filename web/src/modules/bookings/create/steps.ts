import { type Step, steps } from './create-address.ts';
import { peopleIn, type Sale } from './sale/sale.ts';

/** Whether a step can be stood on: nothing before it is missing. */
export function isOpen(step: Step, sale: Sale): boolean {
  const { tour, booking } = sale;
  if (step === 'tour') return true;
  if (step === 'party') return tour !== null;
  if (step === 'customer') return booking !== null && peopleIn(sale) > 0;
  if (step === 'close') return booking !== null && sale.buyer.customer_name.trim().length > 1;
  return isDone(sale);
}

/** Whether it became a booking or an option; a cart is neither. */
export const isDone = ({ booking }: Pick<Sale, 'booking'>) =>
  booking !== null &&
  (['confirmed', 'completed'].includes(booking.status) ||
    (booking.status === 'on_hold' && booking.hold_kind === 'option'));

/** Where a sale stands: the step of the address, or the last one before it that can be stood on. */
export function stepOf(asked: Step | undefined, sale: Sale): Step {
  if (isDone(sale)) return 'done';
  const at = steps.indexOf(asked ?? 'tour');
  return steps.slice(0, at + 1).findLast((step) => isOpen(step, sale)) ?? 'tour';
}
