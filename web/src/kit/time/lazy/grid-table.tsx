import type { ReactNode } from 'react';
import { type Place, placeOf, stepOn } from './grid-keys.ts';

export type GridTableProps = {
  name: string;
  last: Place;
  /** The focus came to a stop. */
  onStop: (place: Place) => void;
  className: string;
  children: ReactNode;
};

/** A table whose stops are walked through by arrows: the cells of a table that is a grid are grid cells by themselves. */
export function GridTable({ name, last, onStop, className, children }: GridTableProps) {
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells arrows walk through is a grid
      role="grid"
      aria-label={name}
      className={className}
      onKeyDown={(event) => stepOn(event, last)}
      onFocus={({ target }) => {
        const place = placeOf(target);
        if (place) onStop(place);
      }}
    >
      {children}
    </table>
  );
}
