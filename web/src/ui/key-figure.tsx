import type { ReactNode } from 'react';
import { Card } from './card.tsx';

export type KeyFigureProps = {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode | undefined;
  mark?: ReactNode | undefined;
};

/** One number of the dashboard with its name and what it counts. */
export function KeyFigure({ label, value, note, mark }: KeyFigureProps) {
  return (
    <Card className="grid gap-0.5 px-4 py-3.5">
      <h2 className="flex items-center gap-1.5 text-muted-fg">
        {label}
        {mark}
      </h2>
      <strong className="text-2xl tabular-nums tracking-[-0.015em]">{value}</strong>
      {note && <p className="text-muted-fg text-xs">{note}</p>}
    </Card>
  );
}
