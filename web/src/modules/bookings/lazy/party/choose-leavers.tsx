import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { isAnswered, type LeaveQuestion, type Leaver } from './leave-question.ts';
import { partyTexts } from './texts/texts.ts';

export type ChooseLeaversProps = {
  booking: BookingRow;
  question: LeaveQuestion;
  onClose: () => void;
  onChosen: (ids: readonly string[]) => void;
};

/** Who leaves, where everybody who could is already known. */
export function ChooseLeavers({ booking, question, onClose, onChosen }: ChooseLeaversProps) {
  const t = useText(partyTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const nameOf = ({ name, position }: Leaver) =>
    name ?? (position === 1 ? booking.customer_name : t('companion', { number: position - 1 }));
  const fareOf = ({ booking_passenger_id }: Leaver) =>
    booking.booking_passengers.find(({ id }) => id === booking_passenger_id)?.fare_type?.label ?? nothing;
  return (
    <Dialog
      onClose={onClose}
      title={t('leaveTitle')}
      description={t('leaveText')}
      size="sm"
      onSubmit={() => isAnswered(question, chosen) && onChosen([...chosen])}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" variant="danger" disabled={!isAnswered(question, chosen)}>
            {t('removeAndSave')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {question.groups.map(({ choose, people }) => (
          <fieldset key={people[0]?.id ?? choose} className="m-0 grid gap-1 border-0 p-0">
            <legend className="mb-1 font-semibold">
              {t('leaveOf', { fare: people[0] ? fareOf(people[0]) : nothing, count: choose })}
            </legend>
            {people.map((person) => (
              <Checkbox
                key={person.id}
                checked={chosen.has(person.id)}
                onCheckedChange={(checked) => toggle(person.id, checked)}
                label={nameOf(person)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
