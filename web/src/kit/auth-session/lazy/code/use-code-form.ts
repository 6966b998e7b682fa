import { type FormEvent, useRef, useState } from 'react';
import { useCode } from './use-code.ts';

/**
 * A form that asks for a code alone: sends it once at a time and, where it was not taken, leads back to the field. `error`
 * is what went wrong beside the code.
 */
export function useCodeForm(send: (code: string) => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const code = useCode({ asked: true });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code.lacks()) return;
    setBusy(true);
    setError(undefined);
    try {
      await send(code.given.code ?? '');
    } catch (failure) {
      const field = form.current?.querySelector<HTMLInputElement>('[name=code]');
      field?.focus();
      // The next code is typed over a wrong one.
      if (code.takes(failure)) field?.select();
      else setError(failure);
    }
    setBusy(false);
  };
  return { form: { ref: form, noValidate: true, onSubmit }, field: code.field, isBusy, error };
}
