import { Suspense } from 'react';
import { lazyPart } from '../text/fetch-code.ts';
import { useLocale, useText } from '../text/i18n.ts';
import { kitTexts } from '../texts/texts.ts';
import type { MonthGridProps } from './month-grid-shapes.ts';

const Drawing = lazyPart(async () => (await import('./lazy/month-drawing.tsx')).MonthDrawing);

/**
 * A month by weeks, each day a button with what its owner says of it. Arrows go from day to day and over the edge of the
 * month, Home and End to the ends of a week, pages from month to month.
 */
export function MonthGrid(props: MonthGridProps) {
  const t = useText(kitTexts);
  const locale = useLocale();
  return (
    <Suspense fallback={<div aria-hidden="true" className="min-h-96 rounded-lg border bg-surface" />}>
      <Drawing {...props} locale={locale} labels={{ previous: t('previousMonth'), next: t('nextMonth') }} />
    </Suspense>
  );
}
