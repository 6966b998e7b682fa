import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix'> & {
  labels: { show: string; hide: string };
};

export function PasswordInput({ labels, className, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      className={`pe-1 ${className ?? ''}`}
      suffix={
        <IconButton
          name={shown ? labels.hide : labels.show}
          icon={<Icon className="size-4" strokeWidth={1.75} />}
          size="xs"
          className="h-7"
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
