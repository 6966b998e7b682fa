import { useDraggable } from '@dnd-kit/core';
import { moveLabel } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { allowedMoves, type NamedMove } from '@leme/contract/kit/resource/states';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { ArrowRightLeft, GripVertical } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { RowLink } from '#kit/list/table/row-link.tsx';
import { FieldValue } from '#kit/resource/field-value.tsx';
import { type RowsProps, wayTo } from '#kit/resource/list/rows/record-table.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { cn } from '#ui/style/cn.ts';
import { PartsChip } from '../../parts-chip.tsx';
import { PlannedDays } from '../../planned-days.tsx';
import { bodyOnly } from './body-only.ts';
import { boardTexts } from './texts/texts.ts';

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type OrderCardProps = {
  list: RowsProps['list'];
  row: AnyRow;
  /** The id of what was moved last: its card takes the focus where it comes to stand. */
  moved: RefObject<string | null>;
  onMove: (row: AnyRow, move: NamedMove) => void;
  isLifted?: boolean;
};

/** An order on the board: a press opens it, its body is dragged, its handle is for keys, its menu has its moves by name. */
export function OrderCard({ list, row, moved, onMove, isLifted = false }: OrderCardProps) {
  const t = useText(boardTexts);
  const locale = useLocale();
  const name = String(row.title);
  const allowed = allowedMoves(workOrders, row);
  const mayMove = list.rights.update && !list.isTrash && !list.isOffline && allowed.length > 0;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: isLifted ? `${row.id} lifted` : row.id,
    data: { row },
    disabled: !mayMove || isLifted,
  });
  const handle = useRef<HTMLButtonElement>(null);
  // Outside system: the focus, which went with the card that stood in the other column.
  useEffect(() => {
    if (isLifted || moved.current !== row.id) return;
    moved.current = null;
    if (document.activeElement?.closest('input, [role="dialog"]')) return;
    handle.current?.focus({ preventScroll: true });
    handle.current?.closest('li')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [moved, row.id, isLifted]);
  return (
    <article
      ref={setNodeRef}
      {...bodyOnly(listeners)}
      className={cn(
        'relative grid select-none grid-cols-1 gap-1.5 rounded-md border bg-surface p-2.5',
        'touch-manipulation [-webkit-touch-callout:none] hover:border-edge',
        mayMove && 'cursor-grab',
        isDragging && 'opacity-40',
        isLifted && 'shadow-lg',
      )}
    >
      <div className="flex items-start gap-1">
        <RowLink
          {...wayTo(list, row)}
          className="min-w-0 flex-1 [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {name}
        </RowLink>
        {mayMove && (
          <IconButton
            {...attributes}
            ref={(button) => {
              handle.current = button;
              setActivatorNodeRef(button);
            }}
            name={t('drag', { name })}
            size="xs"
            data-handle=""
            className="relative z-10 -my-1 cursor-grab touch-none"
            icon={<GripVertical {...sign} />}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="tabular-nums">{String(row.code ?? '')}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{String(row.labels?.boat_id ?? '')}</span>
        <FieldValue resource={workOrders} name="priority" row={row} />
        <PartsChip row={row} />
      </div>
      <div className="relative z-10 flex items-center justify-between gap-2 text-muted-fg text-sm">
        <span className="grid min-w-0">
          <span className="truncate">{String(row.labels?.assignee_id ?? '')}</span>
          <PlannedDays row={row} />
        </span>
        {mayMove && (
          <Menu
            trigger={
              <IconButton name={t('moveOf', { name })} size="xs" icon={<ArrowRightLeft {...sign} />} />
            }
          >
            {allowed.map((move) => (
              <MenuItem key={move.name} onSelect={() => onMove(row, move)}>
                {moveLabel(workOrders, move.name, locale)}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
    </article>
  );
}
