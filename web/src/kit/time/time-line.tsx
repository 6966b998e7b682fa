import { Suspense } from 'react';
import { lazyPart } from '../text/fetch-code.ts';
import type { TimeEntry, TimeLineProps } from './time-line-shapes.ts';

const Drawing = lazyPart(async () => (await import('./lazy/time-line-drawing.tsx')).TimeLineDrawing);

/**
 * Rows × hours, or × days. Entries that overlap stand below one another, stretches are hatched, and a line says what the
 * hour is. Arrows go from entry to entry, Enter opens, `M` moves, and the
 * menu key or a right click shows what else can be done; dragging is the second way. On paper it lies across.
 */
export function TimeLine<Entry extends TimeEntry>(props: TimeLineProps<Entry>) {
  const { entries, draw, onOpen, onMove, menu, onDrop } = props;
  const by = new Map(entries.map((entry) => [entry.id, entry]));
  const withIt =
    <Rest extends unknown[], Out>(tell: (entry: Entry, ...rest: Rest) => Out) =>
    ({ id }: TimeEntry, ...rest: Rest): Out | undefined => {
      const entry = by.get(id);
      return entry && tell(entry, ...rest);
    };
  return (
    <Suspense fallback={<div aria-hidden="true" className="min-h-96 rounded-lg border bg-surface" />}>
      <Drawing
        {...props}
        draw={withIt(draw)}
        onOpen={withIt(onOpen)}
        onMove={onMove && withIt(onMove)}
        menu={menu && withIt(menu)}
        onDrop={onDrop && withIt(onDrop)}
      />
    </Suspense>
  );
}
