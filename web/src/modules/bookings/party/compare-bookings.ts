import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useText } from '#kit/i18n.ts';
import type { Compared } from '#kit/stale/stale-choice.tsx';
import { bookingFormMessages } from '../booking-form-messages.ts';
import { type BookingValues, type Fare, valuesOfBooking } from '../booking-values.ts';
import type { SessionOptions } from '../sessions.queries.ts';

const labels = {
  customer_name: 'customer',
  customer_phone: 'phone',
  customer_email: 'email',
  agent_id: 'agent',
  passengers: 'passengers',
  special_requirements: 'requirements',
} as const satisfies Partial<Record<keyof BookingValues, string>>;

type Field = keyof typeof labels;

const fields = Object.keys(labels) as Field[];

/** The fields in which a booking as it is now and as it was typed differ, in words. */
export function useBookingComparison(fares: readonly Fare[], agents: SessionOptions['agents']) {
  const t = useText(bookingFormMessages);
  const wordsOf = (values: BookingValues, field: Field): string => {
    if (field === 'agent_id') return agents.find(({ id }) => id === values.agent_id)?.name ?? '-';
    if (field !== 'passengers') return values[field] || '-';
    const party = values.passengers.filter(({ quantity }) => quantity > 0);
    const labelOf = (id: string) => fares.find((fare) => fare.id === id)?.label ?? '';
    return (
      party.map(({ fare_type_id, quantity }) => `${quantity} ${labelOf(fare_type_id)}`).join(', ') || '-'
    );
  };
  return (current: BookingRow, mine: BookingValues): Compared[] => {
    const theirs = valuesOfBooking(current, fares);
    return fields.flatMap((field) => {
      const [one, other] = [wordsOf(theirs, field), wordsOf(mine, field)];
      return one === other ? [] : [{ label: t(labels[field]), theirs: one, mine: other }];
    });
  };
}
