import { bookings } from '@leme/contract/bookings/bookings';
import { mostOf } from '@leme/contract/kit/resource/entity';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { useField } from '#ui/field/field.tsx';
import { controlStyle } from '#ui/field/text-input.tsx';
import { Listbox, prepareListbox } from '#ui/select/listbox.tsx';
import { ListboxRow } from '#ui/select/listbox-row.tsx';
import { bookingFormTexts } from '../booking-form/texts/texts.ts';
import { type FoundCustomer, useCustomerSearch } from './use-customer-search.ts';

export type CustomerInputProps = {
  value: string;
  onChange: (name: string) => void;
  onBlur: () => void;
  onChoose: (customer: FoundCustomer) => void;
};

/** A name typed freely, with the recorded customers it may mean under it; nobody is chosen without being asked. */
export function CustomerInput({ value, onChange, onBlur, onChoose }: CustomerInputProps) {
  const t = useText(bookingFormTexts);
  const field = useField();
  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(-1);
  const found = useCustomerSearch(typed);
  const isOpen = typed !== '' && found.length > 0;
  const active = isOpen ? Math.min(marked, found.length - 1) : -1;
  const rowId = (index: number) => `${list}-${index}`;
  const show = (text: string) => {
    setTyped(text);
    setMarked(-1);
  };
  const choose = (customer: FoundCustomer | undefined) => {
    show('');
    if (customer) onChoose(customer);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown') setMarked((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setMarked(active <= 0 ? found.length - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) choose(found[active]);
    else if (event.key === 'Escape') show('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        {...field}
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={active >= 0 ? rowId(active) : undefined}
        autoComplete="off"
        maxLength={mostOf(bookings.fields.customer_name)}
        value={value}
        className={controlStyle()}
        onFocus={prepareListbox}
        onChange={(event) => {
          onChange(event.target.value);
          show(event.target.value);
        }}
        onKeyDown={press}
        onBlur={() => {
          show('');
          onBlur();
        }}
      />
      <Listbox
        open={isOpen}
        onClose={() => show('')}
        onLeave={() => show('')}
        field={box}
        id={list}
        name={t('customersFound')}
        activeId={active >= 0 ? rowId(active) : undefined}
      >
        {found.map((customer, index) => (
          <ListboxRow
            key={customer.id}
            id={rowId(index)}
            active={index === active}
            selected={false}
            onPoint={() => setMarked(index)}
            onPress={() => choose(customer)}
          >
            <span className="grid min-w-0 flex-1">
              <span className="truncate">{customer.name}</span>
              <span className="truncate text-muted-fg text-xs">
                {[customer.phone, customer.tax_id, customer.email].filter(Boolean).join(' · ')}
              </span>
            </span>
          </ListboxRow>
        ))}
      </Listbox>
    </>
  );
}
