import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { Locale } from '@leme/contract/kit/language/locale';
import type { listStockLines } from '@leme/contract/stock/endpoints';
import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { unitName, type useStockWords } from '../../units.ts';
import { countTexts } from './texts/texts.ts';
import './counting-list.css';

export type CountingListProps = {
  sheet: ReplyOf<typeof listStockLines>;
  words: ReturnType<typeof useStockWords>;
  locale: Locale;
  moment: string;
  company: string;
};

/** Prints the list to count by, with a column to write in; what should be there is not on it, so that it is counted. */
export function printCountingList(props: CountingListProps): void {
  printSheet(<CountingList {...props} />, 'counting-list');
}

function CountingList({ sheet, words, locale, moment, company }: CountingListProps) {
  const t = useText(countTexts);
  return (
    <>
      <header>
        <div>
          <h1>{t('title')}</h1>
          <p>{sheet.location}</p>
        </div>
        <strong>{company}</strong>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.item('sku')}</th>
            <th scope="col">{words.item('name')}</th>
            <th scope="col">{words.item('barcode')}</th>
            <th scope="col">{words.item('unit')}</th>
            <th scope="col">{t('counted')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.data.map((line) => (
            <tr key={line.item_id}>
              <td>{line.sku}</td>
              <td>{line.name}</td>
              <td>{line.barcode}</td>
              <td>{unitName(line.unit, locale)}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <footer>{t('printedAt', { moment })}</footer>
    </>
  );
}
