import type { ReactNode } from 'react';
import { useHold } from './use-hold.ts';

export type ListCardProps = {
  id: string;
  selected: boolean;
  /** Holding a finger on it. */
  onHold: () => void;
  /** Its box, while rows are being ticked. */
  box: ReactNode;
  /** The way to the row; with `cardLink` the whole card leads there. */
  title: ReactNode;
  /** Across from the title. */
  state: ReactNode;
  mark: ReactNode;
  children: ReactNode;
  /** What is done most to the row, a thumb wide each. */
  actions: ReactNode;
  /** The same behind one button, in the corner; above the title, whose link is as large as the card. */
  menu?: ReactNode;
};

/** Makes the link of a title as large as its card; what lies above the link keeps its own press. */
export const cardLink =
  'flex min-h-11 min-w-0 flex-1 items-center py-1 text-base [overflow-wrap:anywhere] after:absolute after:inset-0';

/** A row for a thumb: box, title and state, what is known of it, and what is done to it. */
export function ListCard({
  id,
  selected,
  onHold,
  box,
  title,
  state,
  mark,
  children,
  actions,
  menu,
}: ListCardProps) {
  const hold = useHold(onHold);
  return (
    <li
      data-row={id}
      data-selected={selected || undefined}
      className="relative flex flex-col overflow-clip rounded-lg border bg-surface data-[selected]:bg-selected"
    >
      <div
        {...hold}
        className="grid flex-1 grid-cols-1 content-start px-3 pb-3 select-none [-webkit-touch-callout:none] @sm:ps-4"
      >
        <div className="flex min-h-11 items-center gap-2 pt-1">
          {box && <span className="relative z-10 -ms-2 grid size-11 shrink-0 place-items-center">{box}</span>}
          {title}
          {state && <span className="min-w-0 max-w-1/2 shrink-0">{state}</span>}
          {menu && <span className="relative z-10 shrink-0">{menu}</span>}
        </div>
        <div className="pb-1 empty:hidden">{mark}</div>
        {children}
      </div>
      {actions}
    </li>
  );
}

/** The cards of a page; two beside each other where there is room. */
export function CardList({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-2 @xl:grid-cols-2">{children}</ul>;
}
