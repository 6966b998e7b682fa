import type { readBoatLine } from '@leme/contract/maintenance/boat/boat-line';
import { type LineKind, lineKinds } from '@leme/contract/maintenance/boat/line-kinds';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { useText } from '#kit/text/i18n.ts';
import { BoatTimeLine } from './boat-time-line.tsx';
import { ByMonth } from './by-month.tsx';
import { KindFilter } from './kind-filter.tsx';
import { LineList } from './line-list.tsx';
import { LineTop } from './line-top.tsx';
import { boatMaintenanceTexts } from './texts/texts.ts';

/** One boat over time: what keeps it ashore today, what was done and what comes, and its months. */
export const screen: Screen = BoatMaintenance;

const shows = [
  'boats',
  'blackout',
  'work-orders',
  'maintenance-tasks',
  'maintenance-logs',
  'motors',
] as const;

const isKind = (kind: string): kind is LineKind => lineKinds.some((each) => each === kind);

/** The kinds that are shown, all of them where the address names none, and the first day of the drawing. */
function readLine({ kinds, at }: Readonly<Record<string, unknown>>) {
  return {
    kinds: typeof kinds === 'string' ? kinds.split(',').filter(isKind).join(',') || undefined : undefined,
    at: typeof at === 'string' && /^\d{4}-\d\d-\d\d$/.test(at) ? at : undefined,
  };
}

function BoatMaintenance() {
  const t = useText(boatMaintenanceTexts);
  const { id = '' } = useParams({ strict: false });
  usePhoneHeader(useMemo(() => ({ back: `/boats?open=${id}` }), [id]));
  const { state, change } = useUrlState(readLine);
  const query = useAsk<typeof readBoatLine>('GET /boats/:id/maintenance', { id }, { shows });
  const chosen = (state.kinds ?? '').split(',').filter(isKind);
  return (
    <QueryView query={query} skeleton="list" errorTitle={t('loadFailed')}>
      {(line) => {
        const shown = line.data.filter(({ kind }) => chosen.length === 0 || chosen.includes(kind));
        return (
          <div className="grid grid-cols-1 gap-4">
            <LineTop id={id} line={line} />
            {line.data.length > 0 && (
              <KindFilter
                facts={line.data}
                chosen={chosen}
                onChange={(kinds) => change({ kinds: kinds.join(',') || undefined })}
              />
            )}
            <BoatTimeLine line={line} facts={shown} at={state.at} onAt={(at) => change({ at })} />
            <LineList facts={shown} today={line.today} isNarrowed={shown.length < line.data.length} />
            <ByMonth months={line.months} />
          </div>
        );
      }}
    </QueryView>
  );
}
