import type { readBoatGaps } from '@leme/contract/maintenance/boat/gaps-endpoint';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { partsOf } from '#kit/time/clock-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type Stay, stayFrom } from './gap-hours.ts';
import { gapsTexts } from './texts/texts.ts';

export type GapsProps = { boat_id: string; stay: Stay; minutes: number; onTake: (stay: Stay) => void };

/** The next times a boat may stay ashore so long, the fewest sold seats first where nothing is free. */
export function Gaps({ boat_id, stay, minutes, onTake }: GapsProps) {
  const t = useText(gapsTexts);
  const { shortDate } = useFormat();
  const query = useAsk<typeof readBoatGaps>(
    'GET /boats/:id/gaps',
    { id: boat_id, minutes, ...(stay.downtime?.from && { from: stay.downtime.from }) },
    { shows: ['sessions', 'session_boats', 'bookings'] },
  );
  const say = (wall: string) => `${shortDate(partsOf(wall).date)} ${partsOf(wall).time}`;
  return (
    <QueryView
      query={query}
      skeleton="list"
      skeletonCount={3}
      errorTitle={t('gapsFailed')}
      isEmpty={({ data }) => data.length === 0}
      empty={<p>{t('noGap')}</p>}
    >
      {({ data }) => (
        <ul aria-label={t('gaps')} className="grid gap-2">
          {data.map(({ from, until, people }) => (
            <li key={from}>
              <Button
                size="lg"
                className="h-auto min-h-11 w-full flex-wrap justify-between whitespace-normal py-2"
                onClick={() => onTake(stayFrom(from, minutes))}
              >
                <span>
                  {until === null
                    ? t('since', { from: say(from) })
                    : t('between', { from: say(from), until: say(until) })}
                </span>
                <span className="text-muted-fg text-sm">
                  {people === 0 ? t('free') : t('people', { count: people })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
