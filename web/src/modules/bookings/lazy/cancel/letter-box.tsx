import { useText } from '#kit/text/i18n.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { cancelTexts } from './texts/texts.ts';

export type LetterBoxProps = {
  /** Where it would go; without one nobody is asked. */
  email: string | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Whether the customer gets a letter about it, in their language. */
export function LetterBox({ email, checked, onChange }: LetterBoxProps) {
  const t = useText(cancelTexts);
  return email && <Checkbox checked={checked} onCheckedChange={onChange} label={t('letter', { email })} />;
}
