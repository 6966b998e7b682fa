import type { BoatAllocations, BoatPerson } from '@leme/contract/bookings/booking-change-endpoints';
import { Ship } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { chosenOf, type Party } from './allocation.ts';
import { boatsTexts } from './texts/texts.ts';

export type PartyChoiceProps = {
  party: Party;
  boats: BoatAllocations['boats'];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

/** A booking's people to choose from, each with its boat. */
export function PartyChoice({ party, boats, chosen, onChoose }: PartyChoiceProps) {
  const t = useText(boatsTexts);
  const { booking, people } = party;
  const name = booking.customer_name;
  return (
    <li className="grid grid-cols-1 gap-1 rounded-md border px-3 py-2 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <span className="flex items-center gap-3 max-md:min-h-11">
        <Checkbox
          checked={chosenOf(people, chosen)}
          onCheckedChange={(isChosen) =>
            onChoose(
              people.map(({ id }) => id),
              isChosen,
            )
          }
          name={t('everybodyOf', { name })}
        />
        <strong className="min-w-0 truncate">{name}</strong>
        <span className="text-muted-fg">{booking.code}</span>
      </span>
      <ul className="grid grid-cols-1 gap-0.5 ps-7 max-md:ps-2">
        {people.map((person) => (
          <li key={person.id} className="flex items-center justify-between gap-3">
            <Checkbox
              checked={chosen.has(person.id)}
              onCheckedChange={(isChosen) => onChoose([person.id], isChosen)}
              label={<PersonName person={person} customer={name} />}
              className="min-h-8 min-w-0 max-md:min-h-11"
            />
            <BoatChip boatId={person.boat_id} boats={boats} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function PersonName({ person, customer }: { person: BoatPerson; customer: string }) {
  const t = useText(boatsTexts);
  const { name, position, label } = person;
  const called = name ?? (position === 1 ? customer : t('companion', { number: position - 1 }));
  return (
    <>
      {called}
      {label && <span className="text-muted-fg"> · {label}</span>}
    </>
  );
}

function BoatChip({ boatId, boats }: { boatId: string | null; boats: BoatAllocations['boats'] }) {
  const t = useText(boatsTexts);
  const boat = boats.find(({ id }) => id === boatId);
  if (!boat) return <span className="shrink-0 text-muted-fg text-xs">{t('waiting')}</span>;
  return (
    <Chip tone="info" className="shrink-0" icon={<Ship aria-hidden="true" strokeWidth={1.75} />}>
      {boat.boat_name}
    </Chip>
  );
}
