import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Lead } from '@leme/contract/leads/leads';
import { type ReactNode, useMemo } from 'react';
import { boxColumn } from '#kit/list/bulk/boxes.tsx';
import { actionsColumn, besideBoxes, type Column, takesTheRest } from '#kit/list/table/column.ts';
import { ListTable } from '#kit/list/table/list-table.tsx';
import { RowLink } from '#kit/list/table/row-link.tsx';
import { tableTexts } from '#kit/list/table/texts/texts.ts';
import { rowText, useSpeech } from '#kit/resource/field-value.tsx';
import { fieldOf } from '#kit/resource/fields-of.ts';
import { webKindOf } from '#kit/resource/kinds/kinds.ts';
import { EditableValue } from '#kit/resource/list/rows/editable-value.tsx';
import { goesAt, headOf, type RowsProps, wayTo } from '#kit/resource/list/rows/record-table.tsx';
import { useTotals } from '#kit/resource/list/rows/totals.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { cn } from '#ui/style/cn.ts';
import { LeadButtons, type OpenOf } from './lead-actions.tsx';
import { interestText, known, Passengers, Product, type ProductsById } from './lead-values.tsx';
import { LeadPhone } from './list/lead-phone.tsx';
import { TagCell } from './list/tag-cell.tsx';

export type LeadRowsProps = RowsProps & { openOf: OpenOf };

/** What the answer names beside its leads. */
export function productsIn({ query }: RowsProps['list']): ProductsById {
  return ((query.data as { productsById?: ProductsById } | undefined)?.productsById ?? {}) as ProductsById;
}

/** What is said of a lead in a way of its own, by field. */
export function ownValue(
  name: string,
  lead: Lead,
  { products, openOf }: { products: ProductsById; openOf: OpenOf },
): ReactNode | undefined {
  switch (name) {
    case 'phone':
      return <LeadPhone lead={lead} openOf={openOf} />;
    case 'product_id':
      return <Product lead={lead} />;
    case 'interest_date':
      return <span className="whitespace-nowrap tabular-nums">{interestText(lead)}</span>;
    case 'passenger_count':
      return <Passengers lead={lead} products={products} />;
    default:
      return undefined;
  }
}

// Where a menu stands beside the table, the status is to be seen without scrolling.
const widths: Readonly<Record<string, string>> = {
  email: 'max-w-20 min-[100rem]:max-w-34',
  product_id: 'max-w-30 min-[100rem]:max-w-44',
  tags: 'max-w-60',
};

/** Leads to compare: the ten columns of the specification, unless a person chooses others. */
export function LeadTable({ list, onDelete, onRun, openOf }: LeadRowsProps) {
  const t = useText(kitTexts);
  const words = useText(tableTexts);
  const locale = useLocale();
  const speech = useSpeech();
  const { rows, columns, settings, selection } = list;
  const products = productsIn(list);
  const totalOf = useTotals(list);
  const nameOf = (row: AnyRow) => String(row.name);
  const hasTotals = useMemo(
    () => columns.some((name) => list.query.data?.totals[name] !== undefined),
    [columns, list.query.data],
  );
  const valueColumns = columns.flatMap((name): Column<AnyRow>[] => {
    const field = fieldOf(list.resource, name);
    if (!field) return [];
    const { digits } = webKindOf(field);
    return [
      {
        ...headOf(list, name, locale),
        end: digits === 'at-end' && name !== 'passenger_count',
        numeric: digits !== undefined,
        goesAt: goesAt(list, name),
        total: totalOf(name),
        cell: (row) => (
          <div
            className={cn('truncate', widths[name] ?? 'max-w-44')}
            title={rowText(field, name, row, speech)}
          >
            {name === 'tags' ? (
              <TagCell list={list} row={row} onRun={onRun} name={nameOf(row)} />
            ) : (
              (ownValue(name, row as unknown as Lead, { products, openOf }) ?? (
                <EditableValue list={list} row={known(row)} name={name} rowName={nameOf(row)} onRun={onRun} />
              ))
            )}
          </div>
        ),
      },
    ];
  });
  return (
    <ListTable
      name={list.title}
      rows={rows}
      compact={settings.compact}
      isSelected={({ id }) => selection.selected.has(id)}
      columns={[
        boxColumn(selection, rows, nameOf),
        {
          ...headOf(list, 'name', locale),
          ...(hasTotals && { total: words('total') }),
          end: false,
          stays: true,
          className: besideBoxes,
          titleOf: nameOf,
          cell: (row) => (
            <div className={takesTheRest}>
              <RowLink {...wayTo(list, row)} className="block truncate">
                {nameOf(row)}
              </RowLink>
            </div>
          ),
        },
        ...valueColumns,
        actionsColumn<AnyRow>(t('actions'), (row) => (
          <LeadButtons
            list={list}
            row={row}
            onDelete={onDelete}
            onRun={onRun}
            openOf={openOf}
            name={nameOf(row)}
          />
        )),
      ]}
    />
  );
}
