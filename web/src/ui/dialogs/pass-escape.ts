const passedOn = new WeakSet<Event>();
const dialogs = ':is([role="dialog"], [role="alertdialog"])';
const openList = ':is([aria-haspopup], [role="combobox"])[aria-expanded="true"]';

/**
 * For a message, which lies above everything and would take Escape for itself: where a dialog has the focus, and nothing
 * is open inside of it, the key belongs to the dialog, and the message stays until its time is over.
 */
export function passEscape(event: KeyboardEvent): void {
  if (!document.activeElement?.closest(dialogs) || document.querySelector(`${dialogs} ${openList}`)) return;
  event.preventDefault();
  passedOn.add(event);
}

type Pressed = { nativeEvent: Event; stopPropagation(): void };

/** For a dialog: closes by an Escape that a message passed on; without a message the dialog hears the key by itself. */
export function closeByPassedEscape(close: () => void): (event: Pressed) => void {
  return (event) => {
    if (!passedOn.has(event.nativeEvent)) return;
    // A dialog below keeps open.
    event.stopPropagation();
    close();
  };
}
