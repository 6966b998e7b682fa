import { useRef } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { usePlaces, useShownRows, useShownSessions } from '../../../attendance/painted/use-day.ts';
import { NobodyFound } from '../../../party/lazy-parts.tsx';
import { useRowFocus } from '../../../rows/use-row-focus.ts';
import { useScrollToNext } from '../../../rows/use-scroll-to-next.ts';
import { useFirstHit } from '../../../search/use-first-hit.ts';
import type { DayProps } from '../../day-props.ts';
import { DayTotals } from '../../day-totals.tsx';
import { ColumnsContext } from './columns.ts';
import { SessionCard } from './session-card.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useProgressiveRender } from './use-progressive-render.ts';

export { WideFilters } from './desk-filters.tsx';

/** The day as cards with tables. */
export function WideDay({ looking, ...props }: DayProps) {
  const shown = useShownSessions(looking);
  const seen = useRef<string>(null);
  const { next } = usePlaces(looking);
  const isNear = useProgressiveRender(shown.length, next);
  useShownRows(looking);
  const keepFocus = useRowFocus();
  const [measure, columns] = useFittingColumns();
  useScrollToNext(props.sessionId ?? (props.isToday ? shown[next] : undefined), seen);
  const list = useFirstHit<HTMLDivElement>(looking.filters);
  if (shown.length === 0) {
    return (
      <div ref={list}>
        <Card>
          <NobodyFound {...props} looking={looking} />
        </Card>
      </div>
    );
  }
  return (
    <div ref={list}>
      <div ref={measure}>
        <div {...keepFocus} className="grid grid-cols-1 gap-4 pb-12">
          <DayTotals {...looking} />
          <ColumnsContext value={columns}>
            {shown.map((id, index) => (
              <SessionCard key={id} id={id} looking={looking} onCsv={props.onCsv} isNear={isNear(index)} />
            ))}
          </ColumnsContext>
        </div>
      </div>
    </div>
  );
}
