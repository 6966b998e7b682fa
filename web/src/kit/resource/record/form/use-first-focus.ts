import { useEffect, useRef } from 'react';

/** On a wide screen the first field of a form has the focus, unless somebody is already at work around it. */
export function useFirstFocus(isNew: boolean) {
  const place = useRef<HTMLFormElement>(null);
  // Outside system: the focus of the page.
  useEffect(() => {
    const form = place.current;
    const at = document.activeElement;
    const isFree = at === null || at === document.body || at.getAttribute('role') === 'dialog';
    if (!form || !matchMedia('(width >= 768px)').matches || !(isFree || isNew)) return;
    const fields = ':is(input, textarea, [role="combobox"]):not(:disabled, [type="hidden"], [type="file"])';
    form.querySelector<HTMLElement>(fields)?.focus();
  }, [isNew]);
  return place;
}
