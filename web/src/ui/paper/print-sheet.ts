import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import './paper.css';
import { paperFoot } from './paper-foot.ts';

let last: { root: Root; place: HTMLElement } | undefined;

function clear(): void {
  last?.root.unmount();
  last?.place.remove();
  last = undefined;
}

/**
 * Prints a sheet that only paper shows. It stands beside the application, so that open dialogs do not cover it, and
 * goes when the browser has printed; one that never says so loses it with the next print.
 */
export function printSheet(sheet: ReactNode, className: string): void {
  clear();
  const place = document.createElement('div');
  place.className = `on-paper ${className}`;
  const foot = paperFoot();
  if (foot) place.dataset.foot = foot;
  document.body.append(place);
  const root = createRoot(place);
  last = { root, place };
  flushSync(() => root.render(sheet));
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
