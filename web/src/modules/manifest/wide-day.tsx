import { useRef } from 'react';
import { ColumnsContext } from './columns.ts';
import { NothingMatches } from './day-empty.tsx';
import type { DayProps } from './day-layout.tsx';
import { DayTotals } from './day-totals.tsx';
import { filterSessions, sessionsFor } from './manifest-filters.ts';
import { heightOf, SessionCard } from './session-card.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useGradual } from './use-gradual.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { nextOf, useNextInSight } from './use-next-in-sight.ts';

export { WideFilters } from './wide-filters.tsx';

/** The day as cards with tables. */
export function WideDay({ manifest, looking, attendance, now, ...props }: DayProps) {
  const shown = filterSessions(manifest.data, looking);
  const seen = useRef<string>(null);
  const next = nextOf(shown, now);
  const isNear = useGradual(shown.length, next);
  const keepFocus = useKeptFocus();
  const [measure, columns] = useFittingColumns();
  useNextInSight(props.sessionId ?? (props.isToday ? shown[next]?.session.id : undefined), seen);
  if (shown.length === 0) {
    return <NothingMatches count={manifest.data.length} onClear={props.onClear} />;
  }
  return (
    <div ref={measure}>
      <div {...keepFocus} className="grid grid-cols-1 gap-4">
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
  );
}
