import type { ManifestPerson } from '@leme/contract/manifest/people';
import { Users } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { sessionDialogTexts } from './texts/texts.ts';
import type { People } from './use-people.ts';

export type PartyCheckInProps = {
  /** The customer's row, which stands first. */
  person: ManifestPerson;
  list: readonly ManifestPerson[];
  onMark: People['mark'];
};

/** Who is still expected of a party, aboard in one press; offered on the customer's row. */
export function PartyCheckIn({ person, list, onMark }: PartyCheckInProps) {
  const t = useText(sessionDialogTexts);
  const { booking, companion } = person;
  if (companion > 0) return null;
  const expected = list.filter(
    (each) => each.booking.id === booking.id && each.passenger.status === 'pending',
  );
  if (expected.length < 2) return null;
  const word = t('partyIn', { n: expected.length });
  return (
    <Button
      size="sm"
      className="me-2"
      aria-label={`${word}: ${booking.customer_name}`}
      onClick={() => onMark(expected, 'checked_in')}
    >
      <Users aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {word}
    </Button>
  );
}
