import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import type { Column } from './column.ts';

export type ListTableProps<Row> = {
  /** Spoken name of the table. */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  compact?: boolean | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  rowClass?: ((row: Row) => string | undefined) | undefined;
};

/** Rows to compare, for a card of their own; first and last column stay while the middle scrolls. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { name, rows, columns, compact, isSelected, rowClass } = props;
  return (
    <Table name={name} compact={compact} sticky>
      <thead>
        <Tr>
          {columns.map(({ id, head, end, sort, onSort, className }) => (
            <Th key={id} end={end} className={className} {...(onSort && { sort, onSort })}>
              {head}
            </Th>
          ))}
        </Tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id} data-row={row.id} selected={isSelected?.(row)} className={rowClass?.(row)}>
            {columns.map(({ id, cell, end, numeric, titleOf, className, cellClass }) => (
              <Td
                key={id}
                end={end}
                numeric={numeric}
                title={titleOf?.(row)}
                className={cn(className, cellClass)}
              >
                {cell(row)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && <Totals columns={columns} />}
    </Table>
  );
}

function Totals<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tfoot>
      <Tr>
        {columns.map(({ id, end, total, className }) => (
          <Td key={id} end={end} className={cn('border-t font-semibold', className)}>
            {total}
          </Td>
        ))}
      </Tr>
    </tfoot>
  );
}
