import type { ReactNode } from 'react';
import { cn } from '#ui/style/cn.ts';

export type FactListProps = {
  /** Each with its name. */
  facts: readonly (readonly [string, ReactNode])[];
  /** On a card: small, with the values at the end of the line. */
  small?: boolean;
};

/** What is known of somebody, name by value. */
export function FactList({ facts, small = false }: FactListProps) {
  return (
    <dl className={cn('grid grid-cols-[auto_1fr]', small ? 'gap-x-4 gap-y-1 text-sm' : 'gap-x-6 gap-y-2')}>
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted-fg">{name}</dt>
          <dd className={small ? 'text-end tabular-nums' : 'wrap-anywhere'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
