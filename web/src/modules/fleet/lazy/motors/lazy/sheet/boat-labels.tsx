import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { sheetTexts } from './texts/texts.ts';
import './boat-labels.css';

/** A boat, and the address that opens the sheet with it chosen. */
export type BoatLabel = { id: string; boat: string; address: string };

/** Prints a label for each boat: glued beside its dials, a camera opens its sheet. */
export function printBoatLabels(labels: readonly BoatLabel[]): void {
  printSheet(<BoatLabels labels={labels} />, 'boat-labels');
}

function BoatLabels({ labels }: { labels: readonly BoatLabel[] }) {
  const t = useText(sheetTexts);
  return (
    <main>
      {labels.map(({ id, boat, address }) => (
        <figure key={id}>
          <QrDrawing modules={modulesOf(address)} name={t('codeOf', { boat })} className="w-56" />
          <figcaption>
            <strong>{boat}</strong>
            <p>{t('title')}</p>
          </figcaption>
        </figure>
      ))}
    </main>
  );
}
