import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { useText } from '#kit/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';
import { ClearSearch } from '../search/clear-search.tsx';
import { sessionsTexts } from './texts/texts.ts';

export type DaySearchProps = {
  value: string;
  onChange: (typed: string) => void;
  /** Names of boats and products to choose from while typing. */
  suggestions: readonly string[];
  large?: boolean | undefined;
};

/** One field for product, boat and customer. */
export function DaySearch({ value, onChange, suggestions, large = false }: DaySearchProps) {
  const t = useText(sessionsTexts);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={field}
        type="search"
        size={large ? 'pier' : 'sm'}
        className={large ? undefined : 'ms-auto w-72'}
        aria-label={t('search')}
        placeholder={t('search')}
        list={listId}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        suffix={large && value !== '' && <ClearSearch onClear={clear} />}
        prefix={<Search aria-hidden="true" className={large ? 'size-6' : 'size-4'} strokeWidth={1.75} />}
      />
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
