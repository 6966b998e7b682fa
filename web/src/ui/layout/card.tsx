import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../style/cn.ts';

/** A surface with an edge. A card that holds a table gets no inner padding. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('min-w-0 rounded-lg border bg-surface', className)} {...props} />;
}

export type CardHeadProps = {
  title: ReactNode;
  note?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  level?: 2 | 3 | undefined;
  id?: string | undefined;
};

export function CardHead({ title, note, actions, level = 2, id }: CardHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 px-4 py-3">
      <Heading id={id} className="font-semibold">
        {title}
      </Heading>
      {note && <span className="text-muted-fg text-xs">{note}</span>}
      {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
    </div>
  );
}

/** Inner padding of a card. */
export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('px-4 pb-4', className)} {...props} />;
}
