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
import { leadStatuses, leads } from '@leme/contract/leads/leads';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import { cn } from '#ui/style/cn.ts';
import type { LeadRowsProps } from '../../lead-table.tsx';
import { BoardCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnAt, nextColumn } from './columns.ts';
import { boardTexts } from './texts/texts.ts';
import { useFolded } from './use-folded.ts';

/** A finger that rests so long takes a card; one that moves before scrolls. A mouse has to move: a press opens. */
const rests = { delay: 250, tolerance: 8 };
const moves = { distance: 6 };
/** At the edge the board goes on at a pace at which columns are read. */
const pace = { acceleration: 3, interval: 8 };

/**
 * The leads of the list by status, each column with its count and its sum. A card is moved by its body, by its menu or by
 * keyboard: all of them write what the cell of the table writes.
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
    useSensor(MouseSensor, { activationConstraint: moves }),
    useSensor(TouchSensor, { activationConstraint: rests }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, scrollBehavior: 'auto' }),
  );
  const shown = wanted.length > 0 ? leadStatuses.filter((status) => wanted.includes(status)) : leadStatuses;
  const rowOf = ({ active }: Pick<DragEndEvent, 'active'>) => active.data.current?.row as AnyRow;
  const { isFolded, fold } = useFolded();
  const markDrag = useQuietDrop();
  const drop = (event: DragEndEvent) => {
    setDragged(null);
    const [row, status] = [rowOf(event), event.over?.id];
    if (status !== undefined && status !== row.status) onRun(row, { set: 'status', value: String(status) });
  };
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
          onDragStart: (event) => t('taken', { name: String(rowOf(event).name) }),
          onDragOver: ({ over }) => (over ? t('over', { status: nameOf(over.id) }) : undefined),
          onDragEnd: ({ over }) => {
            if (!over) return t('left');
            // What is asked first says itself what comes of it.
            return over.id === 'lost' ? undefined : t('dropped', { status: nameOf(over.id) });
          },
          onDragCancel: () => t('left'),
        },
      }}
    >
      {/* What is only heard of a card is placed in here, and so does not widen the page. */}
      <ScrollRegion
        name={list.title}
        className={cn(
          'relative flex items-start gap-3 overflow-x-auto pb-2 -outline-offset-2',
          // What snaps does not go on under a card that is held at its edge.
          !dragged && 'snap-x snap-mandatory md:snap-none',
        )}
      >
        {shown.map((status) => (
          <BoardColumn
            key={status}
            {...props}
            onRun={onRun}
            moved={moved}
            status={status}
            name={nameOf(status)}
            isFolded={shown.length > 1 && isFolded(status)}
            onFold={(folds) => fold(status, folds)}
          />
        ))}
      </ScrollRegion>
      <DragOverlay>{dragged && <BoardCard {...props} moved={moved} row={dragged} isLifted />}</DragOverlay>
    </DndContext>
  );
}

/** Whoever lets go of a card presses nothing: neither the card nor what lies under it. */
function useQuietDrop(): () => void {
  const wasDragged = useRef(false);
  // Outside system: the press a browser makes of letting go, before a link follows it.
  useEffect(() => {
    const begin = () => {
      wasDragged.current = false;
    };
    const quiet = (event: MouseEvent) => {
      // A press by key has no count.
      if (!wasDragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('click', quiet, true);
    return () => {
      window.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('click', quiet, true);
    };
  }, []);
  return () => {
    wasDragged.current = true;
  };
}
