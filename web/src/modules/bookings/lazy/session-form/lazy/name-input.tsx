import { useId } from 'react';
import { TextBox } from '../../fields/text-box.tsx';

export type NameInputProps = {
  value: string;
  onChange: (name: string) => void;
  onBlur: () => void;
  maxLength?: number;
  /** Offered while typing; any other name is as good. */
  names: readonly string[];
};

/** A name typed freely, with those in use to choose from. */
export function NameInput({ names, ...bound }: NameInputProps) {
  const listId = useId();
  return (
    <>
      <TextBox {...bound} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
