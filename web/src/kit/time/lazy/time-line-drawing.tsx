import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { clockAfter } from '../clock-text.ts';
import type { TimeEntry, TimeLineProps } from '../time-line-shapes.ts';
import { entryAfter, layOut, minutesOf, shareOf } from './lay-out.ts';
import { TimeHead } from './time-head.tsx';
import { TimeLane } from './time-lane.tsx';
import { useQuietDrop } from './use-quiet-drop.ts';
import './time.css';

/** A finger that rests so long takes an entry; one that moves before scrolls. A mouse has to move: a press opens. */
const rests = { delay: 250, tolerance: 8 };
const moves = { distance: 6 };

/** The least width of an hour and of a day. */
const widths = { hours: 'min-w-14', days: 'min-w-30' } as const;

export function TimeLineDrawing(props: TimeLineProps<TimeEntry>) {
  const { name, unit, rows, entries, stretches, onOpen, onMove, onDrop } = props;
  const frame = { from: props.from, until: props.until, unit };
  const laidRows = rows.map((row) =>
    layOut(
      entries.filter((entry) => entry.row === row.id),
      frame,
    ),
  );
  const [at, setAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = laidRows.flatMap(({ laid }) => laid.map(({ entry }) => entry.id));
  const stop = at !== null && shown.includes(at) ? at : shown[0];
  const place = useRef<HTMLElement>(null);
  const markDrag = useQuietDrop();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: moves }),
    useSensor(TouchSensor, { activationConstraint: rests }),
  );
  const press = (entry: TimeEntry) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() === 'm' && onMove && !entry.isFixed) {
      event.preventDefault();
      onMove(entry);
    }
    const next = entryAfter(event.key, entry.id, laidRows);
    const button = next && place.current?.querySelector<HTMLElement>(`[data-entry="${next.id}"]`);
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const drop = ({ active, over, delta }: DragEndEvent) => {
    const entry = entries.find(({ id }) => id === active.data.current?.entry);
    if (!entry || !over || over.rect.width === 0) return;
    const by = minutesOf(delta.x / over.rect.width, frame);
    const isLonger = active.data.current?.isEnd === true;
    const row = isLonger ? entry.row : String(over.id);
    const until = clockAfter(entry.until, by);
    const from = isLonger ? entry.from : clockAfter(entry.from, by);
    if (until <= from || (by === 0 && row === entry.row)) return;
    onDrop?.(entry, { row, from, until });
  };
  return (
    <DndContext sensors={sensors} collisionDetection={pointerWithin} onDragStart={markDrag} onDragEnd={drop}>
      <section
        ref={place}
        aria-label={name}
        className="time-paper relative max-h-[calc(100dvh-11rem)] min-h-40 scroll-ps-48 scroll-pt-12 overflow-auto overscroll-x-contain rounded-lg border bg-surface"
      >
        <div className="grid w-max min-w-full overflow-clip grid-cols-[11.75rem_minmax(0,1fr)] max-lg:grid-cols-[8rem_minmax(0,1fr)]">
          <TimeHead {...props} frame={frame} width={widths[unit]} />
          {rows.map((row, index) => (
            <TimeLane
              key={row.id}
              {...props}
              row={row}
              frame={frame}
              laid={laidRows[index] ?? { laid: [], lanes: 1 }}
              stretches={stretches.filter((stretch) => stretch.row === row.id)}
              stop={stop}
              now={isWithin(props) ? shareOf(props.now, frame) : null}
              onFocus={setAt}
              onOpen={onOpen}
              onKeyDown={press}
              chosen={chosen}
              onMenu={setChosen}
            />
          ))}
        </div>
      </section>
    </DndContext>
  );
}

const isWithin = ({ now, from, until }: TimeLineProps<TimeEntry>) => now >= from && now < until;
