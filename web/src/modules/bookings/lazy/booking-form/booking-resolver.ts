import type { FieldErrors, Resolver } from 'react-hook-form';
import { type BookingFault, type BookingValues, bookingFaults, type Fare } from './booking-values.ts';

/** Puts the faults of a booking beside their fields, in words. */
export function bookingResolver(
  fares: readonly Fare[],
  say: (fault: BookingFault, values: BookingValues) => string,
  { mayBeEmpty = false } = {},
): Resolver<BookingValues> {
  return (values) => {
    const faults = bookingFaults(values, fares).filter(
      ({ code }) => !(mayBeEmpty && code === 'needPassenger'),
    );
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors<BookingValues> = {};
    for (const fault of faults) {
      const error = { type: 'rule', message: say(fault, values) };
      if (fault.field === 'payment.amount') errors.payment = { amount: error };
      else errors[fault.field] = error;
    }
    return { values: {}, errors };
  };
}
