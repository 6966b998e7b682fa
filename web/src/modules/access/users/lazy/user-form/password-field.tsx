import { temporaryHours } from '@leme/contract/access/people/users';
import { Copy, RefreshCw } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { makePassword } from './make-password.ts';
import { userFormTexts } from './texts/texts.ts';
import type { UserValues } from './user-values.ts';

const icon = { className: 'size-4', strokeWidth: 1.75 } as const;

/** The temporary password: shown, because it is read out once; made by chance on a press, and copied. */
export function PasswordField({ control }: { control: Control<UserValues> }) {
  const t = useText(userFormTexts);
  const toast = useToast();
  const copy = async (password: string) => {
    try {
      await navigator.clipboard.writeText(password);
      toast.show({ title: t('passwordCopied') });
    } catch {
      toast.show({ tone: 'danger', title: t('copyFailed') });
    }
  };
  return (
    <FormField
      control={control}
      name="password"
      label={t('password')}
      hint={t('passwordHint', { hours: temporaryHours })}
      required
    >
      {({ value, onChange, onBlur }) => (
        <TextInput
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          className="pe-1 font-mono"
          suffix={
            <>
              <IconButton
                name={t('makePassword')}
                size="xs"
                className="h-7 max-md:h-11"
                icon={<RefreshCw {...icon} />}
                onClick={() => onChange(makePassword())}
              />
              <IconButton
                name={t('copyPassword')}
                size="xs"
                className="h-7 max-md:h-11"
                disabled={value === ''}
                icon={<Copy {...icon} />}
                onClick={() => void copy(value)}
              />
            </>
          }
        />
      )}
    </FormField>
  );
}
