import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import type { PriceLine, Span } from './price-list.queries.ts';
import { priceListTexts } from './texts/texts.ts';
import './price-sheet.css';

export type PriceSheetProps = {
  company: string;
  moment: string;
  heads: readonly { name: string; days: string }[];
  lines: readonly PriceLine[];
  say: (span: Span) => string;
};

/** Prints the list for the wall of the counter, on A4. */
export function printPriceList(props: PriceSheetProps): void {
  printSheet(<PriceSheet {...props} />, 'price-sheet');
}

function PriceSheet({ company, moment, heads, lines, say }: PriceSheetProps) {
  const t = useText(priceListTexts);
  const products = Map.groupBy(lines, ({ key }) => key.split(' ')[0]);
  return (
    <>
      <header>
        <h1>{t('title')}</h1>
        <strong>{company}</strong>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('fare')}</th>
            {heads.map(({ name, days }) => (
              <th key={`${name} ${days}`} scope="col">
                {name}
                {days && <small>{days}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {[...products].map(([product, own]) => (
          <tbody key={product}>
            {own.map(({ key, product: name, fare, prices }, at) => (
              <tr key={key}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={own.length}>
                    {name}
                  </th>
                )}
                <td>{fare}</td>
                {heads.map((head, column) => (
                  <td key={`${head.name} ${head.days}`}>{say(prices[column] ?? null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <footer>{t('printedAt', { moment })}</footer>
    </>
  );
}
