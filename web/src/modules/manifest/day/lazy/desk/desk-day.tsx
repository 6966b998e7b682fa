import { useRef } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { filterSessions, sessionsFor } from '../../../filter/manifest-filters.ts';
import { NobodyFound } from '../../../party/lazy-parts.tsx';
import { useRowFocus } from '../../../rows/use-row-focus.ts';
import { placesOfDay, useScrollToNext } from '../../../rows/use-scroll-to-next.ts';
import { useFirstHit } from '../../../search/use-first-hit.ts';
import type { DayProps } from '../../day-props.ts';
import { DayTotals } from '../../day-totals.tsx';
import { ColumnsContext } from './columns.ts';
import { heightOf, SessionCard } from './session-card.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useProgressiveRender } from './use-progressive-render.ts';

export { WideFilters } from './desk-filters.tsx';

/** The day as cards with tables. */
export function WideDay({ manifest, looking, attendance, now, ...props }: DayProps) {
  const shown = filterSessions(manifest.data, looking);
  const seen = useRef<string>(null);
  const { next } = placesOfDay(shown, now);
  const isNear = useProgressiveRender(shown.length, next);
  const keepFocus = useRowFocus();
  const [measure, columns] = useFittingColumns();
  useScrollToNext(props.sessionId ?? (props.isToday ? shown[next]?.session.id : undefined), seen);
  const list = useFirstHit<HTMLDivElement>(looking.filters);
  if (shown.length === 0) {
    return (
      <div ref={list}>
        <Card>
          <NobodyFound {...props} manifest={manifest} looking={looking} />
        </Card>
      </div>
    );
  }
  return (
    <div ref={list}>
      <div ref={measure}>
        <div {...keepFocus} className="grid grid-cols-1 gap-4 pb-12">
          <DayTotals sessions={sessionsFor(manifest.data, looking.filters, looking.fullName)} />
          <ColumnsContext value={columns}>
            {shown.map((each, index) =>
              isNear(index) ? (
                <SessionCard
                  key={each.session.id}
                  {...each}
                  now={now}
                  busy={attendance.busy}
                  waiting={attendance.waiting}
                  fresh={attendance.fresh}
                  onCsv={props.onCsv}
                />
              ) : (
                <div key={each.session.id} style={{ height: heightOf(each) }} />
              ),
            )}
          </ColumnsContext>
        </div>
      </div>
    </div>
  );
}
