import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { leadStatuses, leads } from '@leme/contract/leads/leads';
import { useRef, useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import type { LeadRowsProps } from '../../lead-table.tsx';
import { BoardCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnAt, nextColumn } from './columns.ts';
import { boardTexts } from './texts/texts.ts';

/** A finger that rests so long takes a card; one that moves before scrolls. */
const press = { delay: 250, tolerance: 8 };

/**
 * The leads of the list by status, each column with its count and its sum. A card is moved by its handle, by the menu of
 * its status or by keyboard: all of them write what the cell of the table writes.
 */
export function LeadBoard(props: LeadRowsProps) {
  const { list } = props;
  const t = useText(boardTexts);
  const locale = useLocale();
  const [dragged, setDragged] = useState<AnyRow | null>(null);
  const field = leads.fields.status;
  const wanted = list.filters.get('status') ?? [];
  const nameOf = (status: unknown) => choiceOf(field, String(status), locale);
  // Whose card comes to another column, and is to be found there by whoever moved it.
  const moved = useRef<string | null>(null);
  const onRun: LeadRowsProps['onRun'] = (row, what) => {
    moved.current = row.id;
    const set = typeof what === 'object' && 'set' in what && what.set === 'status' ? what : undefined;
    const status = String(set?.value);
    const leaves = set && wanted.length > 0 && !wanted.includes(status);
    props.onRun(row, leaves ? { ...set, done: t('leaves', { status: nameOf(status) }) } : what);
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: press }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, scrollBehavior: 'auto' }),
  );
  const shown = wanted.length > 0 ? leadStatuses.filter((status) => wanted.includes(status)) : leadStatuses;
  const rowOf = ({ active }: Pick<DragEndEvent, 'active'>) => active.data.current?.row as AnyRow;
  const drop = (event: DragEndEvent) => {
    setDragged(null);
    const [row, status] = [rowOf(event), event.over?.id];
    if (status !== undefined && status !== row.status) onRun(row, { set: 'status', value: String(status) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnAt}
      onDragStart={(event) => setDragged(rowOf(event))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        screenReaderInstructions: { draggable: t('howTo') },
        announcements: {
          onDragStart: (event) => t('taken', { name: String(rowOf(event).name) }),
          onDragOver: ({ over }) => (over ? t('over', { status: nameOf(over.id) }) : undefined),
          onDragEnd: ({ over }) => (over ? t('dropped', { status: nameOf(over.id) }) : t('left')),
          onDragCancel: () => t('left'),
        },
      }}
    >
      {/* What is only heard of a card is placed in here, and so does not widen the page. */}
      <ScrollRegion
        name={list.title}
        className="relative flex snap-x snap-mandatory items-start gap-3 overflow-x-auto pb-2 -outline-offset-2 md:snap-none"
      >
        {shown.map((status) => (
          <BoardColumn
            key={status}
            {...props}
            onRun={onRun}
            moved={moved}
            status={status}
            name={nameOf(status)}
          />
        ))}
      </ScrollRegion>
      <DragOverlay>{dragged && <BoardCard {...props} moved={moved} row={dragged} isLifted />}</DragOverlay>
    </DndContext>
  );
}
