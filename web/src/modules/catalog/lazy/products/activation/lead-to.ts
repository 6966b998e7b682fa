/** Brings what is called so on the page into sight and puts the focus into it. */
export function leadTo(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (!place) return;
  place.scrollIntoView({ block: 'center' });
  place
    .querySelector<HTMLElement>('input, textarea, select, [role="combobox"], button')
    ?.focus({ preventScroll: true });
}
