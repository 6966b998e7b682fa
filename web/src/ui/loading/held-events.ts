/** How a panel opens from its trigger: by pressing it or an opening key, by a click, or by resting on it. */
export type Opening = 'press' | 'click' | 'hover';

const openingKeys = ['Enter', ' ', 'ArrowDown'];

/** Whether the event would open a panel of this kind. */
export function opens(opening: Opening, event: Event): boolean {
  if (opening === 'click') return event.type === 'click';
  if (opening === 'hover') {
    if (event.type === 'pointermove') return event instanceof PointerEvent && event.pointerType !== 'touch';
    return (
      event.type === 'focusin' && event.target instanceof Element && event.target.matches(':focus-visible')
    );
  }
  if (event instanceof KeyboardEvent) return openingKeys.includes(event.key);
  return (
    event instanceof PointerEvent && event.type === 'pointerdown' && event.button === 0 && !event.ctrlKey
  );
}

/** The same event once more. */
export function again(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event);
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  return new FocusEvent(event.type, { bubbles: true });
}
