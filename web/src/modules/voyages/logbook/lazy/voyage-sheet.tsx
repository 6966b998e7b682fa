import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { logbookTexts } from '../texts/texts.ts';
import './logbook.css';
import type { SaidLine } from './said-lines.tsx';
import type { Fact } from './voyage-facts.tsx';

type VoyagePaper = {
  title: string;
  company: string;
  facts: readonly Fact[];
  lines: readonly SaidLine[];
  printed: string;
};

/** Prints one voyage with all that was said of it. */
export function printVoyage(paper: VoyagePaper): void {
  printSheet(<VoyageSheet {...paper} />, 'logbook-sheet');
}

function VoyageSheet({ title, company, facts, lines, printed }: VoyagePaper) {
  const t = useText(logbookTexts);
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p>{company}</p>
      </header>
      <table>
        <tbody>
          {facts.map(({ name, label, text }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t('said')}</h2>
      <ol>
        {lines.map(({ id, text, by }) => (
          <li key={id}>
            {text} ({by})
          </li>
        ))}
      </ol>
      <footer>
        <p>{t('signature')}: ________________________________</p>
        {printed}
      </footer>
    </>
  );
}
