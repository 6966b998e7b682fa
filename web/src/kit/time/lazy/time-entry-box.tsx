import { useDraggable } from '@dnd-kit/core';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { cn } from '#ui/style/cn.ts';
import type { TimeEntry, TimeLineProps } from '../time-line-shapes.ts';
import { EntryMenu } from './entry-menu.tsx';

export type TimeEntryBoxProps = Pick<TimeLineProps<TimeEntry>, 'draw' | 'onOpen' | 'menu'> & {
  entry: TimeEntry;
  isTabStop: boolean;
  mayDrag: boolean;
  mayLengthen: boolean;
  style: CSSProperties;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whether its menu is open. */
  isChosen: boolean;
  onMenu: (id: string | null) => void;
};

const tones = {
  past: 'bg-muted',
  gone: 'border-dashed border-edge bg-transparent',
  draft: 'border-2 border-brand-ui border-dashed',
} as const;

/** An entry: pressed it opens, a right click or the menu key shows what can be done to it, its body is dragged, and its end, where it is lengthened. */
export function TimeEntryBox(props: TimeEntryBoxProps) {
  const { entry, isTabStop, mayDrag, mayLengthen, style, menu, onMenu } = props;
  const button = useRef<HTMLButtonElement>(null);
  const body = useDraggable({ id: entry.id, data: { entry: entry.id }, disabled: !mayDrag });
  const end = useDraggable({
    id: `${entry.id} end`,
    data: { entry: entry.id, isEnd: true },
    disabled: !mayDrag,
  });
  const { x = 0, y = 0 } = body.transform ?? {};
  const longer = end.transform?.x ?? 0;
  const chosen = props.isChosen ? menu?.(entry) : undefined;
  const choose = (event: MouseEvent) => {
    if (!menu) return;
    event.preventDefault();
    // A finger that rests takes the entry.
    if ((event.nativeEvent as Partial<PointerEvent>).pointerType !== 'touch') onMenu(entry.id);
  };
  return (
    <li
      ref={body.setNodeRef}
      className={cn('absolute', body.isDragging && 'z-20 opacity-80 shadow-pop')}
      style={{
        ...style,
        ...(body.isDragging && { transform: `translate(${x}px, ${y}px)` }),
        ...(end.isDragging && {
          paddingInlineEnd: 0,
          marginInlineEnd: -longer,
          width: `calc(${style.width} + ${longer}px)`,
        }),
      }}
    >
      <button
        ref={button}
        type="button"
        data-entry={entry.id}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={entry.label}
        aria-keyshortcuts={mayDrag ? 'M' : undefined}
        title={entry.label}
        onFocus={() => props.onFocus(entry.id)}
        onClick={() => props.onOpen(entry)}
        onKeyDown={props.onKeyDown}
        onContextMenu={choose}
        {...body.listeners}
        className={cn(
          '@container relative size-full overflow-hidden rounded-md border bg-surface ps-2.5 pe-1 text-start text-xs',
          'touch-manipulation select-none hover:border-edge focus-visible:-outline-offset-2',
          mayDrag && 'cursor-grab',
          entry.tone && tones[entry.tone],
        )}
      >
        {entry.tone !== 'gone' && (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 start-0 w-1"
            style={{ backgroundColor: entry.color ?? 'var(--edge)' }}
          />
        )}
        {props.draw(entry)}
      </button>
      {chosen && (
        <EntryMenu
          menu={chosen}
          onClose={() => {
            onMenu(null);
            button.current?.focus();
          }}
        />
      )}
      {mayDrag && mayLengthen && (
        <span
          ref={end.setNodeRef}
          aria-hidden="true"
          data-end=""
          {...end.listeners}
          className="absolute inset-y-0 end-0 w-1.5 cursor-ew-resize touch-none rounded-e-md hover:bg-ring print:hidden"
        />
      )}
    </li>
  );
}
