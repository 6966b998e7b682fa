import { useId } from 'react';
import { TextInput } from '#ui/text-input.tsx';

export type NameInputProps = {
  value: string;
  onChange: (name: string) => void;
  onBlur: () => void;
  /** Offered while typing; any other name is as good. */
  names: readonly string[];
};

/** A name typed freely, with those in use to choose from. */
export function NameInput({ value, onChange, onBlur, names }: NameInputProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        list={listId}
        value={value}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
