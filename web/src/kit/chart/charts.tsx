import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../text/fetch-code.ts';
import { type ChartSlice, chartHeight, type PointsProps, type StepsProps } from './chart-shapes.ts';

const LazyBars = lazyPart(async () => (await import('./lazy/bars-drawing.tsx')).BarsDrawing);
const LazyLine = lazyPart(async () => (await import('./lazy/line-drawing.tsx')).LineDrawing);
const LazyPie = lazyPart(async () => (await import('./lazy/pie-drawing.tsx')).PieDrawing);
const LazySteps = lazyPart(async () => (await import('./lazy/steps-drawing.tsx')).StepsDrawing);

/** Bars, drawn when the code for it has come; the place is kept until then. */
export function Bars(props: PointsProps) {
  return (
    <Place>
      <LazyBars {...props} />
    </Place>
  );
}

/** A line through the points. */
export function Line(props: PointsProps) {
  return (
    <Place>
      <LazyLine {...props} />
    </Place>
  );
}

/** A pie of at most five slices and the rest; their names stand beside it. */
export function Pie(props: { slices: readonly ChartSlice[] }) {
  return (
    <Place>
      <LazyPie {...props} />
    </Place>
  );
}

/** Steps from one figure to another. */
export function Steps(props: StepsProps) {
  return (
    <Place>
      <LazySteps {...props} />
    </Place>
  );
}

function Place({ children }: { children: ReactNode }) {
  const place = <div aria-hidden="true" style={{ height: chartHeight }} />;
  return <Suspense fallback={place}>{children}</Suspense>;
}
