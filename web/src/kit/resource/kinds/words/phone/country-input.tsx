import type { CountryCode } from 'libphonenumber-js/max';
import { useMemo, useState } from 'react';
import { useCombobox } from '#ui/combobox/use-combobox.ts';
import { Refused } from '#ui/fields/refused.tsx';
import { Listbox, prepareListbox } from '#ui/select/listbox.tsx';
import { ListboxRow } from '#ui/select/listbox-row.tsx';
import { useLocale, useText } from '../../../../text/i18n.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import { type Country, countriesIn, findCountries } from './countries.ts';

const LIMIT = 50;

export type CountryInputProps = {
  value: CountryCode;
  /** `left` says that the field was left with it, so that the focus goes where the person went. */
  onValueChange: (country: CountryCode, left: boolean) => void;
  onBlur: () => void;
};

/** The country of a number: shows its digits, is searched by name, code or digits. */
export function CountryInput({ value, onValueChange, onBlur }: CountryInputProps) {
  const t = useText(fieldInputTexts);
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const [query, setQuery] = useState('');
  const rows = findCountries(countries, query).slice(0, LIMIT);
  const current = countries.find(({ code }) => code === value);
  const combobox = useCombobox<Country>({
    rows,
    chosen: current?.ddi ?? '',
    onQueryChange: setQuery,
    onChoose: ({ code }, left) => onValueChange(code, left),
  });
  return (
    <>
      <input
        {...combobox.inputProps}
        aria-label={current ? t('countryNow', { country: current.name }) : t('country')}
        title={current?.name}
        onFocus={(event) => {
          prepareListbox();
          event.currentTarget.select();
        }}
        onChange={(event) => combobox.search(event.target.value)}
        onClick={() => combobox.open || combobox.search(null)}
        onBlur={() => {
          combobox.leave();
          onBlur();
        }}
        className="h-full w-16 flex-none bg-transparent ps-2.5 tabular-nums outline-none max-md:w-18"
      />
      <Refused
        typed={combobox.refused}
        className="absolute start-0 top-full z-10 rounded-sm bg-surface py-1 pe-1"
      />
      <Listbox
        open={combobox.open}
        onClose={combobox.close}
        onLeave={combobox.leave}
        field={combobox.field}
        id={combobox.listId}
        name={t('country')}
        activeId={combobox.active >= 0 ? combobox.rowId(combobox.active) : undefined}
        note={
          rows.length === 0 && (
            <p role="status" className="px-3 py-2 text-muted-fg">
              {t('noneFound')}
            </p>
          )
        }
      >
        {rows.map((country, index) => (
          <ListboxRow
            key={country.code}
            id={combobox.rowId(index)}
            active={index === combobox.active}
            selected={country.code === value}
            onPoint={() => combobox.setMarked(index)}
            onPress={() => combobox.choose(country)}
          >
            <span className="min-w-40 flex-1 truncate">{country.name}</span>
            <span className="text-muted-fg tabular-nums">{country.ddi}</span>
          </ListboxRow>
        ))}
      </Listbox>
    </>
  );
}
