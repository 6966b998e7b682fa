import { writeRange } from '@leme/contract/kit/kinds/days/day-ranges';
import { fold } from '@leme/contract/kit/language/fold';
import type { PriceList } from '@leme/contract/pricing/quote-endpoints';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { linesOf, type PriceLine, type Span, usePriceList } from './price-list.queries.ts';
import { printPriceList } from './price-sheet.tsx';
import { priceListTexts } from './texts/texts.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const firstColumn = 'sticky start-0 z-10 bg-surface';

/** What everything on sale costs at the counter, season by season: on the screen, on paper and as a sheet. */
export function PriceListDialog({ onClose }: { onClose: () => void }) {
  const t = useText(priceListTexts);
  const kit = useText(kitTexts);
  const { date } = useFormat();
  const [typed, setTyped] = useState('');
  const query = usePriceList();
  const heads = useHeads(query.data);
  const lines = query.data ? linesOf(query.data, (name) => fold(name).includes(fold(typed))) : [];
  const ways = useWaysOut(heads, lines);
  return (
    <Dialog
      onClose={onClose}
      size="full"
      title={t('title')}
      description={query.data && t('about', { from: date(query.data.from), to: date(query.data.to) })}
      footer={
        <>
          <Button disabled={lines.length === 0} onClick={ways.keep}>
            <FileDown {...icon} />
            {t('csv')}
          </Button>
          <Button disabled={lines.length === 0} onClick={ways.print}>
            <Printer {...icon} />
            {kit('print')}
          </Button>
        </>
      }
    >
      <QueryView
        query={query}
        skeleton="table"
        errorTitle={t('loadFailed')}
        isEmpty={({ products }) => products.every(({ columns }) => columns.length === 0)}
        empty={<p className="text-muted-fg">{t('empty')}</p>}
      >
        {() => (
          <div className="grid grid-cols-1 gap-3">
            <Field label={t('filter')} className="md:max-w-80">
              <TextInput type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
            </Field>
            {lines.length === 0 ? (
              <p role="status" className="text-muted-fg">
                {t('noneFound')}
              </p>
            ) : (
              <PriceTable heads={heads} lines={lines} />
            )}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

/** What stands above a column of prices: its name, and when it is. */
export type Head = { name: string; days: string };

function useHeads(list: PriceList | undefined): Head[] {
  const t = useText(priceListTexts);
  const locale = useLocale();
  const seasons = list?.seasons ?? [];
  const usual = { name: t(seasons.length > 0 ? 'usual' : 'usualOnly'), days: '' };
  return [
    usual,
    ...seasons.map(({ name, ranges }) => ({
      name,
      days: ranges.map((range) => writeRange(range, locale)).join(', '),
    })),
  ];
}

function PriceTable({ heads, lines }: { heads: readonly Head[]; lines: readonly PriceLine[] }) {
  const t = useText(priceListTexts);
  const say = useSpanText();
  return (
    <Table name={t('title')}>
      <thead>
        <Tr>
          <Th className={firstColumn}>{t('product')}</Th>
          <Th className="max-md:hidden">{t('fare')}</Th>
          {heads.map(({ name, days }) => (
            <Th key={`${name} ${days}`} end>
              {name}
              {days && <span className="block font-normal text-muted-fg text-xs">{days}</span>}
            </Th>
          ))}
        </Tr>
      </thead>
      <tbody>
        {lines.map(({ key, product, fare, prices }, at) => (
          <Tr key={key}>
            <Td className={`${firstColumn} wrap-anywhere min-w-32 max-w-64 whitespace-normal font-medium`}>
              <span className={lines[at - 1]?.product === product ? 'sr-only' : 'block'}>{product}</span>
              <span className="font-normal text-muted-fg md:hidden">{fare}</span>
            </Td>
            <Td className="wrap-anywhere min-w-40 max-w-64 whitespace-normal max-md:hidden">{fare}</Td>
            {heads.map(({ name, days }, column) => (
              <Td key={`${name} ${days}`} end numeric>
                {say(prices[column] ?? null)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A price, or the lowest and the highest where days of a season differ. */
export function useSpanText(): (span: Span) => string {
  const t = useText(priceListTexts);
  const { money } = useFormat();
  return (span) => {
    if (!span) return t('none');
    const { lowest, highest } = span;
    return lowest === highest ? money(lowest) : t('span', { lowest: money(lowest), highest: money(highest) });
  };
}

function useWaysOut(heads: readonly Head[], lines: readonly PriceLine[]) {
  const t = useText(priceListTexts);
  const say = useSpanText();
  const { dateTime } = useFormat();
  const company = useSignedIn().tenant.name;
  return {
    print: () => printPriceList({ company, heads, lines, say, moment: dateTime(new Date()) }),
    keep: () => {
      const named = heads.flatMap(({ name }) => [`${name} (${t('lowest')})`, `${name} (${t('highest')})`]);
      const cells = lines.map(({ product, fare, prices }) => [
        ...[product, fare],
        ...heads.flatMap((_, at) => [prices[at]?.lowest ?? null, prices[at]?.highest ?? null]),
      ]);
      const text = csvText([[t('product'), t('fare'), ...named], ...cells]);
      keepFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('csvName')}.csv`);
    },
  };
}
