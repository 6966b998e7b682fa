import { printSheet } from '#ui/paper/print-sheet.ts';
import { DossierSheet, type DossierSheetProps } from './dossier-sheet.tsx';
import './dossier.css';

/** Prints the dossier, which only paper shows. */
export function printDossier(sheet: DossierSheetProps): void {
  printSheet(<DossierSheet {...sheet} />, 'boat-dossier');
}
