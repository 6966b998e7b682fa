import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { menuPanel } from '../../menus/menu-style.ts';
import { cn } from '../../style/cn.ts';

export type ListboxProps = {
  open: boolean;
  onClose: () => void;
  /** Something beside the field was pressed. */
  onLeave: () => void;
  /** The element the list belongs to; what is pressed in it does not close the list. */
  field: RefObject<HTMLElement | null>;
  id: string;
  /** Spoken name of the list. */
  name: string | undefined;
  labelledBy?: string | undefined;
  /** Id of the marked row, kept in sight. */
  activeId: string | undefined;
  children: ReactNode;
  /** Said under or instead of the rows. */
  note?: ReactNode | undefined;
};

/** What a list of values is once it may open. */
export function ListboxPanel({
  open,
  onClose,
  onLeave,
  field,
  id,
  name,
  labelledBy,
  activeId,
  children,
  note,
}: ListboxProps) {
  return (
    <Popover.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Popover.Anchor virtualRef={field} />
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            event.preventDefault();
            if (!(event.target instanceof Node && field.current?.contains(event.target))) onLeave();
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
    </Popover.Root>
  );
}

type RowsProps = Pick<ListboxProps, 'id' | 'name' | 'labelledBy' | 'activeId'> & { children: ReactNode };

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
