import { sessions } from '@leme/contract/bookings/sessions';
import { fold } from '@leme/contract/kit/language/fold';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Combobox } from '#ui/combobox/combobox.tsx';
import type { SessionOptions } from '../../session/sessions.queries.ts';
import { sessionFormTexts } from '../texts/texts.ts';

export type BoatsFieldProps = {
  value: readonly string[];
  onValueChange: (ids: string[]) => void;
  onBlur: () => void;
  boats: SessionOptions['boats'];
};

/** The boats of a session, in their order: chosen ones below, the others to search for. */
export function BoatsField({ value, onValueChange, onBlur, boats }: BoatsFieldProps) {
  const t = useText(sessionFormTexts);
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const labelOfBoat = ({ boat_name, capacity }: (typeof boats)[number]) =>
    t('boatSeats', { name: boat_name, seats: capacity });
  const left = boats.filter(
    ({ id, boat_name }) => !value.includes(id) && fold(boat_name).includes(fold(query)),
  );
  return (
    <div className="grid gap-2">
      <Combobox
        value={null}
        placeholder={t('addBoat')}
        options={left.map((boat) => ({ value: boat.id, label: labelOfBoat(boat) }))}
        onQueryChange={setQuery}
        onValueChange={(option) => {
          setQuery('');
          if (option) onValueChange([...value, option.value]);
        }}
        onBlur={onBlur}
        labels={{
          empty: t('noBoatLeft'),
          loading: t('loading'),
          clear: t('clear'),
          list: labelOf(sessions.fields.boat_ids, locale),
        }}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((id) => {
            const boat = boats.find((each) => each.id === id);
            const name = boat ? labelOfBoat(boat) : id;
            return (
              <li
                key={id}
                className="inline-flex h-7 items-center gap-1 rounded-full border bg-surface ps-2.5 max-md:h-11"
              >
                {name}
                <IconButton
                  name={t('removeBoat', { name })}
                  size="xs"
                  className="h-6 rounded-full max-md:h-11"
                  icon={<X className="size-3.5" strokeWidth={1.75} />}
                  onClick={() => onValueChange(value.filter((each) => each !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
