import type { ReactNode } from 'react';
import { ListCard } from '#kit/list/cards/list-card.tsx';

export type PersonCardProps = {
  id: string;
  title: ReactNode;
  /** What can be done to the person. */
  menu: ReactNode;
  children: ReactNode;
};

/** Somebody as a card of a list in which nobody is ticked. */
export function PersonCard({ id, title, menu, children }: PersonCardProps) {
  return (
    <ListCard
      id={id}
      title={title}
      selected={false}
      box={null}
      mark={null}
      actions={null}
      onHold={() => undefined}
      // Above the title, whose link is as large as the card.
      state={<span className="relative z-10">{menu}</span>}
    >
      {children}
    </ListCard>
  );
}
