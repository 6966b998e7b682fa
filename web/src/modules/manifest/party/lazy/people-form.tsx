import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { KeyboardEvent } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { useNamedPeople } from './named-people.ts';
import { PersonFields } from './person-fields.tsx';
import { partyTexts } from './texts/texts.ts';

/** The people of a booking, each with what is known: typed on the spot, stored when the field is left. */
export function PeopleForm({ booking, large }: { booking: ManifestBooking; large: boolean }) {
  const t = useText(partyTexts);
  const people = useNamedPeople(booking);
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0" onKeyDown={toNextField}>
      <legend className="pb-1 font-semibold">{t('people')}</legend>
      {people.map((person) => (
        <PersonFields key={person.passenger.id} booking={booking} large={large} {...person} />
      ))}
    </fieldset>
  );
}

/** Enter goes on to the next field, and out of the last. */
function toNextField(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}
