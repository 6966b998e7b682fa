import { useEffect, useLayoutEffect, useRef } from 'react';
import { createWedge, type Place } from './keyboard-scanner.ts';

const fields =
  'input:not([type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=menu],[role=listbox],[role=combobox],[role=textbox]';
const otherPanels = ':is([role=dialog],[role=alertdialog])[data-state=open]:not([data-scanner])';

function placeOf(target: EventTarget | null): Place {
  if (document.querySelector(otherPanels)) return 'field';
  if (!(target instanceof Element)) return 'page';
  if (target.matches('input[type=search]')) return 'search';
  return target.closest(fields) ? 'field' : 'page';
}

/** Puts a value into a field as typing would, so that React hears of it. */
function write(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Hears codes of a hardware scanner that types like a keyboard, while the component is mounted. */
export function useHardwareScanner(onCode: (text: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  // Outside system: the keyboard. Captured, so that the Enter of a scanner presses no button; there with the first
  // paint, for a scanner does not wait.
  useLayoutEffect(() => {
    const press = createWedge();
    let before = '';
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { target } = event;
      const { code, swallow, begins } = press({
        key: event.repeat ? 'Unidentified' : event.key,
        at: event.timeStamp,
        place: placeOf(target),
        combined: event.ctrlKey || event.metaKey || event.altKey,
      });
      const field = target instanceof HTMLInputElement ? target : null;
      if (begins) before = field?.value ?? '';
      if (swallow) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (code === null) return;
      if (field?.type === 'search') write(field, before);
      latest.current(code);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
