import { Popover } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from './cn.ts';
import { menuPanel, menuRow } from './menu.tsx';

export type ListboxPanelProps = {
  id: string;
  /** Spoken name of the list. */
  name: string | undefined;
  labelledBy?: string | undefined;
  /** Id of the marked row, kept in sight. */
  activeId: string | undefined;
  /** True for what belongs to the field and must not close the list. */
  isOwn: (target: Node) => boolean;
  children: ReactNode;
  /** Said under or instead of the rows. */
  note?: ReactNode | undefined;
};

/** The floating list of a field that keeps the focus itself; it lives in a `Popover.Root`. */
export function ListboxPanel({ id, name, labelledBy, activeId, isOwn, children, note }: ListboxPanelProps) {
  return (
    <Popover.Portal>
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && isOwn(event.target)) event.preventDefault();
        }}
        // A dialog underneath blocks scrolling by listening on the document.
        onWheel={(event) => event.stopPropagation()}
        onTouchMove={(event) => event.stopPropagation()}
        className={cn(
          menuPanel,
          'w-max min-w-(--radix-popover-trigger-width) max-w-[calc(100vw-16px)] overflow-hidden p-0',
        )}
      >
        <Rows id={id} name={name} labelledBy={labelledBy} activeId={activeId}>
          {children}
        </Rows>
        {note}
      </Popover.Content>
    </Popover.Portal>
  );
}

type RowsProps = Pick<ListboxPanelProps, 'id' | 'name' | 'labelledBy' | 'activeId' | 'children'>;

function Rows({ id, name, labelledBy, activeId, children }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = activeId ? document.getElementById(activeId) : null;
    if (!list.current || !row) return;
    const { scrollTop, clientHeight } = list.current;
    const [top, bottom] = [row.offsetTop - 4, row.offsetTop + row.offsetHeight + 4];
    if (top < scrollTop) list.current.scrollTop = top;
    else if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight;
  }, [activeId]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={labelledBy ? undefined : name}
      aria-labelledby={labelledBy}
      className="relative max-h-[min(340px,var(--radix-popover-content-available-height))] overflow-y-auto overscroll-contain p-1 empty:hidden"
    >
      {children}
    </div>
  );
}

export type ListboxRowProps = {
  id: string;
  /** Marked by arrows or pointer. */
  active: boolean;
  /** The value in force. */
  selected: boolean;
  disabled?: boolean | undefined;
  divided?: boolean | undefined;
  onPoint: () => void;
  onPress: () => void;
  children: ReactNode;
};

export function ListboxRow({
  id,
  active,
  selected,
  disabled,
  divided,
  onPoint,
  onPress,
  children,
}: ListboxRowProps) {
  const line = 'mt-2 before:absolute before:-inset-x-1 before:-top-1 before:h-px before:bg-border';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field points here with aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      data-highlighted={active || undefined}
      data-disabled={disabled || undefined}
      onPointerMove={active ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onPress}
      className={cn(menuRow, 'cursor-default', divided && line)}
    >
      {children}
    </div>
  );
}
