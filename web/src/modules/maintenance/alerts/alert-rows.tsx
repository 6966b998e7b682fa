import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import type { ComponentProps } from 'react';
import { RecordCards } from '#kit/resource/list/rows/record-cards.tsx';
import { RecordTable, type RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { useLocale } from '#kit/text/i18n.ts';
import { alertOf } from './alert-cells.tsx';

/** The rows as the reader's language says them: what is stored is Portuguese. */
function useSaid<P extends RowsProps>(props: P): P {
  const locale = useLocale();
  const { list } = props;
  const rows = list.rows.map((row) => ({ ...row, description: alertSentence(alertOf(row), locale) }));
  return { ...props, list: { ...list, rows } };
}

function Table(props: RowsProps) {
  return <RecordTable {...useSaid(props)} />;
}

function Cards(props: ComponentProps<typeof RecordCards>) {
  return <RecordCards {...useSaid(props)} />;
}

export const alertRows = { Table, Cards };
