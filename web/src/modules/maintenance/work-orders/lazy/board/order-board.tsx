import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { moveTo, type NamedMove } from '@leme/contract/kit/resource/states';
import { orderStates } from '@leme/contract/maintenance/orders/order-states';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { useRef, useState } from 'react';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import { cn } from '#ui/style/cn.ts';
import { AskBefore } from './ask-before.tsx';
import { asksFor } from './asks-for.ts';
import { columnAt, nextColumn } from './columns.ts';
import { OrderCard } from './order-card.tsx';
import { OrderColumn } from './order-column.tsx';
import { boardTexts } from './texts/texts.ts';
import { useFolded } from './use-folded.ts';
import { useQuietDrop } from './use-quiet-drop.ts';

/** A finger that rests so long takes a card; one that moves before scrolls. A mouse has to move: a press opens. */
const rests = { delay: 250, tolerance: 8 };
const moves = { distance: 6 };
/** At the edge the board goes on at a pace at which columns are read. */
const pace = { acceleration: 3, interval: 8 };

const rowOf = ({ active }: Pick<DragEndEvent, 'active'>) => active.data.current?.row as AnyRow;

/** The orders of the list by where they stand; a card goes where a move of its state leads, and nowhere else. */
export function OrderBoard({ list, onRun }: RowsProps) {
  const t = useText(boardTexts);
  const locale = useLocale();
  const toast = useToast();
  const [dragged, setDragged] = useState<AnyRow | null>(null);
  const [asked, setAsked] = useState<{ row: AnyRow; move: NamedMove } | null>(null);
  // Whose card comes to another column, and is to be found there by whoever moved it.
  const moved = useRef<string | null>(null);
  const wanted = list.filters.get('status') ?? [];
  const nameOf = (status: unknown) => choiceOf(workOrders.fields.status, String(status), locale);
  const run = (row: AnyRow, move: NamedMove) => {
    moved.current = row.id;
    if (asksFor(row, move)) setAsked({ row, move });
    else onRun(row, { move });
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: moves }),
    useSensor(TouchSensor, { activationConstraint: rests }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, scrollBehavior: 'auto' }),
  );
  const shown = wanted.length > 0 ? orderStates.filter((status) => wanted.includes(status)) : orderStates;
  const { isFolded, fold } = useFolded();
  const markDrag = useQuietDrop();
  const drop = (event: DragEndEvent) => {
    setDragged(null);
    const [row, status] = [rowOf(event), event.over?.id];
    if (status === undefined || status === row.status) return;
    const move = moveTo(workOrders, row, 'status', status);
    if (move) run(row, move);
    else
      toast.show({
        tone: 'warning',
        title: t('noWay', { from: nameOf(row.status), to: nameOf(status) }),
      });
  };
  const mayGo = (row: AnyRow, status: unknown) => moveTo(workOrders, row, 'status', status) !== undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnAt}
      autoScroll={pace}
      onDragStart={(event) => {
        markDrag();
        setDragged(rowOf(event));
      }}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        screenReaderInstructions: { draggable: t('howTo') },
        announcements: {
          onDragStart: (event) => t('taken', { name: String(rowOf(event).title) }),
          onDragOver: (event) =>
            event.over
              ? t(mayGo(rowOf(event), event.over.id) ? 'over' : 'overClosed', {
                  status: nameOf(event.over.id),
                })
              : undefined,
          onDragEnd: (event) => (event.over && mayGo(rowOf(event), event.over.id) ? undefined : t('left')),
          onDragCancel: () => t('left'),
        },
      }}
    >
      <ScrollRegion
        name={list.title}
        className={cn(
          'relative flex items-start gap-3 overflow-x-auto pb-2 -outline-offset-2',
          // What snaps does not go on under a card that is held at its edge.
          !dragged && 'snap-x snap-mandatory md:snap-none',
        )}
      >
        {shown.map((status) => (
          <OrderColumn
            key={status}
            list={list}
            moved={moved}
            status={status}
            name={nameOf(status)}
            isOpen={dragged === null || status === dragged.status || mayGo(dragged, status)}
            isFolded={shown.length > 1 && isFolded(status)}
            onFold={(folds) => fold(status, folds)}
            onMove={run}
          />
        ))}
      </ScrollRegion>
      <DragOverlay>
        {dragged && <OrderCard list={list} moved={moved} row={dragged} onMove={run} isLifted />}
      </DragOverlay>
      {asked && <AskBefore {...asked} onClose={() => setAsked(null)} />}
    </DndContext>
  );
}
