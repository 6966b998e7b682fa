import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from '#ui/field/text-input.tsx';

export type SecretInputProps = Omit<TextInputProps, 'type' | 'suffix'> & {
  labels: { show: string; hide: string };
};

/** The password field of the first page: it shows and hides like the others, without the code of a tooltip. */
export function SecretInput({ labels, ...props }: SecretInputProps) {
  const [shown, setShown] = useState(false);
  const name = shown ? labels.hide : labels.show;
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      className="pe-1"
      suffix={
        <button
          type="button"
          aria-label={name}
          title={name}
          onClick={() => setShown(!shown)}
          className="grid size-9 place-items-center rounded-sm hover:bg-muted hover:text-fg max-md:size-11"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      }
    />
  );
}
