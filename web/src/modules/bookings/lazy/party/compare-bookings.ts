import { comparisonOf, partChanges } from '#kit/form/lazy/stale/part-changes.ts';
import type { Comparison } from '#kit/form/lazy/stale/stale-choice.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { BookingValues, Fare } from '../booking-form/booking-values.ts';
import { bookingFormTexts } from '../booking-form/texts/texts.ts';
import type { SessionOptions } from '../session/sessions.queries.ts';

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

type States = { base: BookingValues; current: BookingValues; mine: BookingValues };

/** What two people made of a booking, in words. */
export function useBookingComparison(fares: readonly Fare[], agents: SessionOptions['agents']) {
  const t = useText(bookingFormTexts);
  const wordsOf = (values: BookingValues, field: Field): string => {
    if (field === 'agent_id') return agents.find(({ id }) => id === values.agent_id)?.name ?? '-';
    if (field !== 'passengers') return values[field] || '-';
    const party = values.passengers.filter(({ quantity }) => quantity > 0);
    const labelOf = (id: string) => fares.find((fare) => fare.id === id)?.label ?? '';
    return (
      party.map(({ fare_type_id, quantity }) => `${quantity} ${labelOf(fare_type_id)}`).join(', ') || '-'
    );
  };
  const differing = (one: BookingValues, other: BookingValues) =>
    fields.filter((field) => wordsOf(one, field) !== wordsOf(other, field));
  return ({ base, current, mine }: States): Comparison<Field> =>
    comparisonOf(
      partChanges({
        mine: differing(base, mine),
        theirs: differing(base, current),
        now: differing(current, mine),
      }),
      (field) => ({ label: t(labels[field]), mine: wordsOf(mine, field), theirs: wordsOf(current, field) }),
    );
}
