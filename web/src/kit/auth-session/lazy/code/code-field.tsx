import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { type ControlSize, TextInput } from '#ui/field/text-input.tsx';
import { cn } from '#ui/style/cn.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { codeTexts } from './texts/texts.ts';

export type CodeFieldProps = {
  value: string;
  onChange: (value: string) => void;
  fault: 'missing' | 'wrong' | null;
  size?: ControlSize | undefined;
  /** A first code, which no recovery code can be. */
  ofAppOnly?: true;
};

/** Takes the code of the application, with digits alone on a phone's keyboard, or a recovery code instead. */
export function CodeField({ value, onChange, fault, size, ofAppOnly }: CodeFieldProps) {
  const t = useText(codeTexts);
  const [isRecovery, setRecovery] = useState(false);
  const turn = () => {
    setRecovery(!isRecovery);
    onChange('');
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        // Another keyboard is another field.
        key={String(isRecovery)}
        label={t(isRecovery ? 'recovery' : 'code')}
        hint={t(isRecovery ? 'recoveryHint' : 'codeHint')}
        error={fault && t(fault)}
        className="w-full"
        required
      >
        <TextInput
          name="code"
          size={size}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          className="text-lg tabular-nums tracking-widest"
          autoFocus
        />
      </Field>
      {!ofAppOnly && (
        <button type="button" onClick={turn} className={cn(actionLink, 'text-start')}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </button>
      )}
    </div>
  );
}
