import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DossierSheet, type DossierSheetProps } from './dossier-sheet.tsx';
import './dossier.css';

let last: { root: Root; place: HTMLElement } | undefined;

function clear(): void {
  last?.root.unmount();
  last?.place.remove();
  last = undefined;
}

/** Prints the dossier, which only paper shows; it goes when the browser has printed. */
export function printDossier(sheet: DossierSheetProps): void {
  clear();
  const place = document.createElement('div');
  place.className = 'boat-dossier';
  document.body.append(place);
  const root = createRoot(place);
  last = { root, place };
  flushSync(() => root.render(<DossierSheet {...sheet} />));
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
