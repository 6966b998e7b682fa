import { useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '#ui/style/cn.ts';
import type { TimeEntry, TimeLineProps, TimeRow, TimeStretch } from '../time-line-shapes.ts';
import { type LaidRow, marksOf, momentAt, shareOf } from './lay-out.ts';
import { TimeEntryBox } from './time-entry-box.tsx';

export type TimeLaneProps = Pick<
  TimeLineProps<TimeEntry>,
  'draw' | 'onOpen' | 'menu' | 'onDrop' | 'onEmpty'
> & {
  row: TimeRow;
  frame: Parameters<typeof marksOf>[0];
  laid: LaidRow;
  stretches: readonly TimeStretch[];
  /** The entry that Tab reaches. */
  stop: string | undefined;
  /** The share of the frame before the line of the hour. */
  now: number | null;
  onFocus: (id: string) => void;
  onKeyDown: (entry: TimeEntry) => (event: KeyboardEvent) => void;
  /** The entry whose menu is open. */
  chosen: string | null;
  onMenu: (id: string | null) => void;
};

/** Heights of an entry in pixels: with all its lines, or one of many in a line. */
const tall = 56;
const low = 26;
/** From so many on that stand below one another each has one line. */
const many = 4;

const percent = (share: number) => `${share * 100}%`;

/** A row: its name, which stays, and its entries over what is hatched. */
export function TimeLane(props: TimeLaneProps) {
  const { row, frame, laid, stretches, onEmpty, now } = props;
  const { setNodeRef, isOver } = useDroppable({ id: row.id });
  const height = laid.lanes >= many ? low : tall;
  const marks = marksOf(frame).length;
  const begin = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onEmpty?.(row.id, momentAt(width > 0 ? (event.clientX - left) / width : 0, frame));
  };
  return (
    <>
      <div className="sticky start-0 z-10 grid min-w-0 grid-cols-1 content-center border-e border-b bg-surface px-4 py-1 max-lg:px-2 print:static">
        {row.head}
      </div>
      <div
        ref={setNodeRef}
        className={cn('relative border-b', isOver && 'bg-selected')}
        style={{
          height: laid.lanes * (height + 4) + 10,
          backgroundImage: `repeating-linear-gradient(90deg, var(--border) 0 1px, transparent 1px calc(100% / ${marks}))`,
        }}
      >
        {onEmpty && (
          <button
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            className="absolute inset-0 hover:bg-muted/40 print:hidden"
            onClick={begin}
          />
        )}
        {stretches.map((stretch) => (
          <span
            key={stretch.id}
            title={stretch.label}
            className="time-hatched pointer-events-none absolute inset-y-1 flex items-center overflow-hidden rounded-md border px-2 text-muted-fg text-xs"
            style={{
              insetInlineStart: percent(shareOf(stretch.from, frame)),
              width: percent(shareOf(stretch.until, frame) - shareOf(stretch.from, frame)),
            }}
          >
            <span className="truncate rounded-xs bg-surface px-1.5">{stretch.label}</span>
          </span>
        ))}
        <ul aria-label={row.name}>
          {laid.laid.map(({ entry, start, end, lane }) => (
            <TimeEntryBox
              key={entry.id}
              entry={entry}
              draw={props.draw}
              isTabStop={entry.id === props.stop}
              mayDrag={props.onDrop !== undefined && !entry.isFixed}
              mayLengthen={frame.unit === 'hours'}
              style={{
                insetInlineStart: percent(start),
                width: `calc(${percent(end - start)} - 3px)`,
                top: 5 + lane * (height + 4),
                height,
              }}
              onFocus={props.onFocus}
              onOpen={props.onOpen}
              onKeyDown={props.onKeyDown(entry)}
              menu={props.menu}
              isChosen={entry.id === props.chosen}
              onMenu={props.onMenu}
            />
          ))}
        </ul>
        {now !== null && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 -ms-px w-0.5 bg-danger-fill"
            style={{ insetInlineStart: percent(now) }}
          />
        )}
      </div>
    </>
  );
}
