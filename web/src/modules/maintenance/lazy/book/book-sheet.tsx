import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { rowText, type Speech } from '#kit/resource/field-text.ts';
import { fieldOf } from '#kit/resource/fields-of.ts';
import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { bookTexts } from './texts/texts.ts';
import './book.css';

type BookSheet = { boat: string; rows: readonly AnyRow[]; company: string; speech: Speech; now: Date };

/** Prints the book of a boat. */
export function printBook(sheet: BookSheet): void {
  printSheet(<Book {...sheet} />, 'boat-book');
}

const columns = ['date', 'description', 'motor_id', 'motor_hours', 'parts', 'supplier_id', 'cost'] as const;

function Book({ boat, rows, company, speech, now }: BookSheet) {
  const t = useText(bookTexts);
  const { format, locale } = speech;
  // Cents, so that no binary fraction adds up.
  const sum = rows.reduce((cents, { cost }) => cents + Math.round(Number(cost ?? 0) * 100), 0) / 100;
  const cellOf = (name: string, row: AnyRow) => {
    const field = fieldOf(maintenanceBook, name);
    return field ? rowText(field, name, row, speech) || '–' : '–';
  };
  const headOf = (name: string) => {
    const field = fieldOf(maintenanceBook, name);
    return field && labelOf(field, locale);
  };
  return (
    <>
      <header>
        <h1>
          {t('bookOf')}: {boat}
        </h1>
        <p>{company}</p>
      </header>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {headOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((name) => (
                <td key={name}>
                  {cellOf(name, row)}
                  {name === 'description' && row.reverses_id !== null && ` (${t('reversal')}: ${row.reason})`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              {t('sum')}
            </th>
            <td>{format.money(sum)}</td>
          </tr>
        </tfoot>
      </table>
      <footer>{t('printedAt', { when: format.dateTime(now.toISOString()) })}</footer>
    </>
  );
}
