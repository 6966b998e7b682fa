import type { readSailings, SailingRow, Sailings } from '@leme/contract/finance/report-endpoints';
import { useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { useLineName } from '../line-names.ts';
import { Amount } from './amount.tsx';
import { reportShows } from './dre.queries.ts';
import { askedBy, periodOf } from './dre-search.ts';
import type { PanelProps } from './panel-props.ts';
import { reportsDreTexts } from './texts/texts.ts';

type Order = 'date' | 'margin';
/** The lines a departure is read by: net revenue, what it cost, what selling it cost. */
const usual = ['3', '4', '6'] as const;
const columnsOf = ({ drawn }: Pick<Sailings, 'drawn'>) =>
  usual.filter((code) => drawn.some((line) => line.code === code));

/** The departures of a period with what each left, then what belongs to none, then all of it: the statement’s own figures. */
export function SailingsPanel({ search, today, onOpen }: PanelProps) {
  const t = useText(reportsDreTexts);
  const query = useAsk<typeof readSailings>(
    'GET /finance/sailings',
    { ...periodOf(search, today), ...askedBy(search) },
    {
      shows: reportShows,
      keeps: true,
    },
  );
  return (
    <QueryView
      query={query}
      skeleton="list"
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
      isEmpty={({ data, without }) => data.length === 0 && without.lines.every(({ amount }) => !amount)}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    >
      {(sailings) => (
        <Card>
          <SailingsTable sailings={sailings} onOpen={onOpen} />
        </Card>
      )}
    </QueryView>
  );
}

function SailingsTable({ sailings, onOpen }: { sailings: Sailings; onOpen: PanelProps['onOpen'] }) {
  const t = useText(reportsDreTexts);
  const nameOf = useLineName(sailings.drawn);
  const columns = columnsOf(sailings);
  const [order, setOrder] = useState<Order>('date');
  const rows =
    order === 'date' ? sailings.data : sailings.data.toSorted((one, other) => one.margin - other.margin);
  return (
    <Table name={t('sailings')}>
      <thead>
        <Tr>
          <Th sort={order === 'date' ? 'ascending' : null} onSort={() => setOrder('date')}>
            {t('sailing')}
          </Th>
          <Th>{t('boat')}</Th>
          <Th end>{t('people')}</Th>
          {columns.map((code) => (
            <Th key={code} end>
              {nameOf(code)}
            </Th>
          ))}
          <Th end sort={order === 'margin' ? 'ascending' : null} onSort={() => setOrder('margin')}>
            {t('margin')}
          </Th>
          <Th end>{t('perPerson')}</Th>
        </Tr>
      </thead>
      <tbody>
        {rows.map((sailing) => (
          <SailingLine key={sailing.session_id} sailing={sailing} drawn={sailings.drawn} onOpen={onOpen} />
        ))}
      </tbody>
      <tfoot>
        <FootLine name={t('without')} of={sailings.without} drawn={sailings.drawn} />
        <FootLine name={t('total')} of={sailings.total} drawn={sailings.drawn} />
      </tfoot>
    </Table>
  );
}

type SailingLineProps = Pick<Sailings, 'drawn'> & { sailing: SailingRow; onOpen: PanelProps['onOpen'] };

function SailingLine({ sailing, drawn, onOpen }: SailingLineProps) {
  const t = useText(reportsDreTexts);
  const { shortDate, time, money, number } = useFormat();
  const nameOf = useLineName(drawn);
  const columns = columnsOf({ drawn });
  const { session_id, date, start_time, product, boat, people, margin, margin_per_person } = sailing;
  const name = t('sailingNamed', { product, date: shortDate(date), time: time(start_time) });
  const open = leafOf(sailing);
  return (
    <Tr>
      <th scope="row" className="border-b px-4 py-1.5 text-start font-normal">
        {name}
      </th>
      <Td>{boat ?? <EmptyValue />}</Td>
      <Td end>{number(people)}</Td>
      {columns.map((code) => (
        <Td key={code} end>
          <Amount
            amount={amountOf(sailing, code)}
            name={`${nameOf(code)}, ${name}`}
            onOpen={open[code] ? () => onOpen(open[code] ?? '', session_id) : undefined}
          />
        </Td>
      ))}
      <Td end>
        <Amount amount={margin} name={t('margin')} />
      </Td>
      <Td end>{margin_per_person === null ? <EmptyValue /> : money(margin_per_person)}</Td>
    </Tr>
  );
}

type Column = Pick<Sailings['total'], 'lines' | 'margin'>;
const amountOf = ({ lines }: Pick<Column, 'lines'>, code: string) =>
  lines.find((line) => line.code === code)?.amount ?? 0;

/** Of each column the leaf that says most of it: what a press opens first. */
function leafOf({ lines }: Pick<Column, 'lines'>): Partial<Record<string, string>> {
  const largest = (starts: string) =>
    lines
      .filter(({ code }) => code.startsWith(starts))
      .toSorted((one, other) => Math.abs(other.amount ?? 0) - Math.abs(one.amount ?? 0))[0]?.code;
  return { '3': largest('1.'), '4': largest('4.'), '6': largest('6.') };
}

function FootLine({ name, of, drawn }: Pick<Sailings, 'drawn'> & { name: string; of: Column }) {
  const nameOf = useLineName(drawn);
  const columns = columnsOf({ drawn });
  return (
    <Tr className="*:bg-muted *:font-semibold">
      <th scope="row" colSpan={3} className="border-b px-4 py-1.5 text-start">
        {name}
      </th>
      {columns.map((code) => (
        <Td key={code} end>
          <Amount amount={amountOf(of, code)} name={`${nameOf(code)}, ${name}`} />
        </Td>
      ))}
      <Td end>
        <Amount amount={of.margin} name={name} />
      </Td>
      <Td />
    </Tr>
  );
}
