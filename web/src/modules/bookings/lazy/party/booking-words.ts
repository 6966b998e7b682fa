import type { BookingValues, Fare } from '../booking-form/booking-values.ts';
import type { SessionOptions } from '../session/sessions.queries.ts';

/** What a field of a booking says in words: names for what is chosen, fares with how many of each. */
export function bookingWords(fares: readonly Fare[], agents: SessionOptions['agents']) {
  const labelOf = (id: string) => fares.find((fare) => fare.id === id)?.label ?? '';
  return (values: BookingValues, name: string): string => {
    if (name === 'agent_id') return agents.find(({ id }) => id === values.agent_id)?.name ?? '';
    if (name !== 'passengers') return String(values[name as keyof BookingValues]);
    const party = values.passengers.filter(({ quantity }) => quantity > 0);
    return party.map(({ fare_type_id, quantity }) => `${quantity} ${labelOf(fare_type_id)}`).join(', ');
  };
}
