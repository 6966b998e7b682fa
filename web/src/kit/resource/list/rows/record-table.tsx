import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { readSort } from '@leme/contract/kit/resource/resource';
import type { ReactNode } from 'react';
import { cn } from '#ui/style/cn.ts';
import { boxColumn } from '../../../list/bulk/boxes.tsx';
import {
  actionsColumn,
  besideBoxes,
  type Column,
  shortBesideBoxes,
  takesTheRest,
  widthAt,
} from '../../../list/table/column.ts';
import { ListTable } from '../../../list/table/list-table.tsx';
import { RowLink } from '../../../list/table/row-link.tsx';
import { tableTexts } from '../../../list/table/texts/texts.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import { rowText, useSpeech } from '../../field-value.tsx';
import { fieldOf } from '../../fields-of.ts';
import { webKindOf } from '../../kinds/kinds.ts';
import { useRowTitle } from '../../record/row-title.ts';
import { mayOrder } from '../filter/sort-field.tsx';
import { usualOrder } from '../list-address.ts';
import type { List, ListProps, Way } from '../use-list.ts';
import { EditableValue } from './editable-value.tsx';
import { RowMenu, type RunOne } from './row-menu.tsx';
import { useTotals } from './totals.tsx';

export type RowsProps = ListProps & { onDelete: (row: AnyRow) => void; onRun: RunOne };

/** The rows of a page to compare. */
export function RecordTable({ list, onDelete, onRun }: RowsProps) {
  const t = useText(kitTexts);
  const words = useText(tableTexts);
  const { resource, rows, columns, settings, selection } = list;
  const nameOf = useRowTitle(resource);
  const valueColumns = useValueColumns(list, onRun);
  const title = headOf(list, resource.title, useLocale());
  const titleField = fieldOf(resource, resource.title);
  const isShort = titleField !== undefined && webKindOf(titleField).digits !== undefined;
  const act = { list, onDelete, onRun };
  const hasTotals = columns.some((name) => list.query.data?.totals[name] !== undefined);
  return (
    <ListTable
      name={list.title}
      rows={rows}
      compact={settings.compact}
      isSelected={({ id }) => selection.selected.has(id)}
      columns={[
        boxColumn(selection, rows, nameOf),
        {
          ...title,
          ...(hasTotals && { total: words('total') }),
          end: false,
          stays: true,
          className: isShort ? shortBesideBoxes : besideBoxes,
          titleOf: nameOf,
          cell: (row) => (
            <div className={cn('flex items-center gap-2', !isShort && takesTheRest)}>
              <RowTitle list={list} row={row} className="block min-w-0 truncate">
                {nameOf(row)}
              </RowTitle>
              {list.markOf?.(row)}
            </div>
          ),
        },
        ...valueColumns(columns),
        ...(hasMenu(list)
          ? [
              actionsColumn<AnyRow>(
                <span className="sr-only">{t('actions')}</span>,
                (row) => list.menuOf?.(row, false) ?? <RowMenu {...act} row={row} name={nameOf(row)} />,
              ),
            ]
          : []),
      ]}
    />
  );
}

/** The address of a row's record and how to go there. */
export function wayTo(list: List, row: AnyRow): Way {
  const there = { open: row.id, from: undefined };
  return list.wayTo?.(row) ?? { href: list.hrefOf(there), onOpen: () => list.show(there) };
}

/** What a row is known by, which leads to it where something does. */
export function RowTitle({ list, row, ...shown }: RowTitleProps) {
  if (list.wayTo === null) return <span {...shown} />;
  return <RowLink {...wayTo(list, row)} {...shown} />;
}
type RowTitleProps = ListProps & { row: AnyRow; className: string; children: ReactNode };

/** Whether something is done to its rows one by one. */
export function hasMenu({ resource, menuOf }: List): boolean {
  return !resource.isView || menuOf !== undefined;
}

/** Name and order of a column. */
export function headOf(list: List, name: string, locale: ReturnType<typeof useLocale>) {
  const { resource, address, filter } = list;
  const field = fieldOf(resource, name);
  const order = readSort(resource, address.sort as string | undefined);
  const isSorted = order?.field === name;
  const next = isSorted && !order.descending ? `-${name}` : name;
  return {
    id: name,
    head: field && labelOf(field, locale),
    ...(mayOrder(list, name) && {
      sort: isSorted ? (order.descending ? ('descending' as const) : ('ascending' as const)) : null,
      onSort: () => filter({ sort: next === usualOrder(resource) ? undefined : next }),
    }),
  };
}

/** When a column goes where width ends: the last first, unless the screen says which; what a person chose stays. */
export function goesAt({ options, columns, settings }: List, name: string): number | undefined {
  if (settings.columns) return undefined;
  const [told, behind] = [options.least?.indexOf(name) ?? -1, columns.length - columns.indexOf(name)];
  return told < 0 ? (options.least?.length ?? 0) + behind : told;
}

function useValueColumns(list: List, onRun: RunOne): (names: readonly string[]) => Column<AnyRow>[] {
  const speech = useSpeech();
  const nameOf = useRowTitle(list.resource);
  const totalOf = useTotals(list);
  return (names) =>
    names.flatMap((name, at): Column<AnyRow>[] => {
      const field = fieldOf(list.resource, name);
      if (!field) return [];
      const { digits } = webKindOf(field);
      return [
        {
          ...headOf(list, name, speech.locale),
          end: digits === 'at-end',
          numeric: digits !== undefined,
          goesAt: goesAt(list, name),
          total: totalOf(name),
          ...(list.options.cells?.[name] && { cellClass: 'whitespace-normal py-1' }),
          cell: (row) => (
            <div
              className={cn(!list.options.cells?.[name] && 'truncate', widthAt(at))}
              title={rowText(field, name, row, speech)}
            >
              <EditableValue list={list} row={row} name={name} rowName={nameOf(row)} onRun={onRun} />
            </div>
          ),
        },
      ];
    });
}
