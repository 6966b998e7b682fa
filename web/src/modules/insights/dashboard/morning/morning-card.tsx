import type { ReactNode } from 'react';
import { Card, CardHead } from '#ui/layout/card.tsx';

/** One of the cards below the figures. */
export function MorningCard({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="flex flex-col">
      <CardHead title={title} actions={actions} />
      <div className="px-4 pb-4">{children}</div>
    </Card>
  );
}

/** A line of such a card that leads somewhere. */
export const morningLink = 'flex min-h-9 items-center gap-2 rounded-sm hover:underline max-md:min-h-11';
