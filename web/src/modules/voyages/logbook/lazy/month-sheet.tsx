import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { logbookTexts } from '../texts/texts.ts';
import './logbook.css';
import type { Fact } from './voyage-facts.tsx';

type MonthPaper = {
  boat: string;
  company: string;
  /** One voyage a row, the first one first. */
  rows: readonly { id: string; facts: readonly Fact[] }[];
  printed: string;
};

/** Prints the book of a boat as it is filtered, its voyages numbered. */
export function printMonth(paper: MonthPaper): void {
  printSheet(<MonthSheet {...paper} />, 'logbook-sheet');
}

function MonthSheet({ boat, company, rows, printed }: MonthPaper) {
  const t = useText(logbookTexts);
  return (
    <>
      <header>
        <h1>{t('bookOf', { boat })}</h1>
        <p>{company}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            {rows[0]?.facts.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, facts }, at) => (
            <tr key={id}>
              <td>{at + 1}</td>
              {facts.map(({ name, text }) => (
                <td key={name}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>{printed}</footer>
    </>
  );
}
