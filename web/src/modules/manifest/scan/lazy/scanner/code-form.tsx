import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { scannerTexts } from './texts/texts.ts';

export type CodeFormProps = { onCode: (text: string) => void; focus: boolean };

/** A code typed by hand, or by a hand scanner into the field. */
export function CodeForm({ onCode, focus }: CodeFormProps) {
  const t = useText(scannerTexts);
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Outside system: the focus, once the person asked for the field.
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onCode(typed);
    setTyped('');
  };
  return (
    <form ref={form} onSubmit={submit} className="flex items-end gap-2 p-0.5">
      <Field label={t('code')} className="flex-1">
        <TextInput
          size="lg"
          value={typed}
          placeholder={t('codeHint')}
          maxLength={200}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg">
        {t('search')}
      </Button>
    </form>
  );
}
