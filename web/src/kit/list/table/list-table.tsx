import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import { Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import type { Column } from './column.ts';
import { NoRoom } from './no-room.tsx';
import { useFit } from './use-fit.ts';
import { useScrollSigns } from './use-scroll-signs.ts';

export type ListTableProps<Row> = {
  /** Spoken name of the table. */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  compact?: boolean | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  rowClass?: ((row: Row) => string | undefined) | undefined;
};

// The head stays below what stays over the list; in a box that scrolls by itself at its upper edge.
const head =
  'sticky top-[var(--head-at,calc(var(--header)+var(--stripe)+var(--bar,0px)))] z-[11] group-data-[scrolls]/table:top-0 first:z-[12]! last:z-[12]!';
// What lies under the columns that stay is told by their shadow.
const signs =
  'group-data-[more~=start]/scroll:[&_[data-stays]]:shadow-[6px_0_6px_-6px_var(--edge)] group-data-[more~=end]/scroll:[&_:is(th,td):last-child]:shadow-[-6px_0_6px_-6px_var(--edge)]';

/**
 * Rows to compare, for a card of their own. What there is no room for goes by its rank, and a sign says so; what is too
 * wide all the same scrolls in its own box. The head stays, and first and last column while the middle scrolls.
 */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { name, rows, columns, compact, isSelected, rowClass } = props;
  const { table, shown, gone, scrolls } = useFit(columns, rows);
  useScrollSigns(table, scrolls);
  const last = shown.at(-1);
  return (
    <ScrollRegion
      name={name}
      className={cn(
        'group/scroll relative -outline-offset-2',
        scrolls && 'max-h-[calc(100dvh-var(--header)-(--spacing(20)))] overflow-auto overscroll-x-contain',
      )}
    >
      <table
        ref={table}
        data-compact={compact || undefined}
        data-sticky=""
        data-scrolls={scrolls || undefined}
        className={cn('group/table w-full border-separate border-spacing-0', signs)}
      >
        <thead>
          <Tr>
            {shown.map((column) => (
              <Head key={column.id} column={column} gone={column === last ? gone : []} />
            ))}
          </Tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.id} data-row={row.id} selected={isSelected?.(row)} className={rowClass?.(row)}>
              {shown.map(({ id, cell, end, numeric, stays, titleOf, className, cellClass }) => (
                <Td
                  key={id}
                  end={end}
                  numeric={numeric}
                  data-stays={stays}
                  title={titleOf?.(row)}
                  className={cn(className, cellClass)}
                >
                  {cell(row)}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
        {shown.some(({ total }) => total !== undefined) && <Totals columns={shown} />}
      </table>
    </ScrollRegion>
  );
}

type HeadProps<Row> = { column: Column<Row>; gone: readonly Column<Row>[] };

function Head<Row>({ column, gone }: HeadProps<Row>) {
  const { head: words, end, sort, onSort, stays, className } = column;
  return (
    <Th
      end={end}
      data-stays={stays}
      className={cn(className, head, stays && 'z-[12]')}
      {...(onSort && { sort, onSort })}
    >
      {gone.length === 0 ? (
        words
      ) : (
        <span className="inline-flex items-center gap-2">
          {words}
          <NoRoom columns={gone} />
        </span>
      )}
    </Th>
  );
}

function Totals<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tfoot>
      <Tr>
        {columns.map(({ id, end, total, className }) => (
          <Td key={id} end={end} className={cn('whitespace-normal border-t py-1 font-semibold', className)}>
            {total}
          </Td>
        ))}
      </Tr>
    </tfoot>
  );
}
