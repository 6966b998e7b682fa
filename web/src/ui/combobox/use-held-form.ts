import { type RefObject, useEffect } from 'react';

/** Holds the form back, and brings the focus to its field, while what was typed there is not settled. */
export function useHeldForm(field: RefObject<HTMLInputElement | null>, unsettled: RefObject<boolean>): void {
  // Outside system: the form around the field, which knows nothing of the text in it.
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    const hold = (event: SubmitEvent) => {
      if (!unsettled.current) return;
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [field, unsettled]);
}
