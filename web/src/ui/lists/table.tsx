import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import { cn } from '../style/cn.ts';

export type TableProps = ComponentProps<'table'> & {
  /** Spoken name of the table. */
  name: string;
  compact?: boolean | undefined;
  /** First and last column stay while the middle scrolls. */
  sticky?: boolean | undefined;
};

/** A scrolling table for a card; rows and cells are `Tr`, `Th`, `Td`. */
export function Table({ name, compact, sticky, className, children, ...props }: TableProps) {
  return (
    <ScrollRegion name={name} className="relative overflow-x-auto overscroll-x-contain -outline-offset-2">
      <table
        data-compact={compact || undefined}
        data-sticky={sticky || undefined}
        className={cn('group/table w-full border-separate border-spacing-0', className)}
        {...props}
      >
        {children}
      </table>
    </ScrollRegion>
  );
}

const cell = 'whitespace-nowrap border-b px-2.5 text-start first:ps-4 last:pe-3';
const stuck =
  'group-data-[sticky]/table:first:sticky group-data-[sticky]/table:first:start-0 group-data-[sticky]/table:first:z-10 group-data-[sticky]/table:last:sticky group-data-[sticky]/table:last:end-0 group-data-[sticky]/table:last:z-10';

export type SortDirection = 'ascending' | 'descending';

export type ThProps = Omit<ComponentProps<'th'>, 'align'> & {
  /** Numbers and actions stand at the end. */
  end?: boolean | undefined;
  /** The column sorts; null while another one does. */
  sort?: SortDirection | null | undefined;
  onSort?: (() => void) | undefined;
};

export function Th({ end, sort, onSort, className, children, ...props }: ThProps) {
  return (
    <th
      scope="col"
      {...(onSort ? { 'aria-sort': sort ?? 'none' } : {})}
      className={cn(
        cell,
        stuck,
        'h-9 bg-surface align-middle font-semibold text-muted-fg text-xs',
        end && 'text-end',
        className,
      )}
      {...props}
    >
      {onSort ? (
        <SortButton sort={sort ?? null} end={end} onSort={onSort}>
          {children}
        </SortButton>
      ) : (
        children
      )}
    </th>
  );
}

type SortButtonProps = {
  sort: SortDirection | null;
  end: boolean | undefined;
  onSort: () => void;
  children: ReactNode;
};

function SortButton({ sort, end, onSort, children }: SortButtonProps) {
  const Icon = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onSort}
      className={cn(
        'inline-flex min-h-6 items-center gap-1 hover:text-fg',
        sort && 'text-fg',
        end && 'flex-row-reverse',
      )}
    >
      {children}
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
    </button>
  );
}

export type TrProps = ComponentProps<'tr'> & { selected?: boolean | undefined };

export function Tr({ selected, className, ...props }: TrProps) {
  return (
    <tr
      data-selected={selected || undefined}
      className={cn('group/row last:*:border-b-0 [thead_&]:last:*:border-b', className)}
      {...props}
    />
  );
}

export type TdProps = Omit<ComponentProps<'td'>, 'align'> & {
  end?: boolean | undefined;
  numeric?: boolean | undefined;
};

export function Td({ end, numeric, className, ...props }: TdProps) {
  return (
    <td
      className={cn(
        cell,
        stuck,
        'h-(--row) bg-surface group-data-[compact]/table:h-(--row-compact)',
        'group-hover/row:bg-muted group-data-[selected]/row:bg-selected',
        (end || numeric) && 'tabular-nums',
        end && 'text-end',
        className,
      )}
      {...props}
    />
  );
}
