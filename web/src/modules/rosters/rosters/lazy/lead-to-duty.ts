const pause = 50;

/** Brings a duty of the week into sight, once it is drawn and the dialog before it has given the focus back. */
export function leadToDuty(id: string, tries = 100): void {
  const line = document.querySelector<HTMLElement>(`[data-duty="${CSS.escape(id)}"]`);
  if (tries > 0 && (!line || document.querySelector('[role="dialog"]'))) {
    setTimeout(() => leadToDuty(id, tries - 1), pause);
    return;
  }
  setTimeout(() => {
    line?.scrollIntoView?.({ block: 'center' });
    line?.focus({ preventScroll: true });
  }, pause);
}
