import type { readBoatGaps } from '@leme/contract/maintenance/boat/gaps-endpoint';
import type { BoatSold } from '@leme/contract/maintenance/problems';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { partsOf } from '#kit/time/clock-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { minutesOf, type Stay, stayFrom } from './gap-hours.ts';
import { soldTexts } from './texts/texts.ts';

export type SoldDialogProps = {
  sold: BoatSold;
  boat_id: string;
  stay: Stay;
  /** Another time is taken. */
  onTake: (stay: Stay) => void;
  /** It stopped, whatever is sold, or it does not stop at all. */
  onSave: (stop: 'now' | 'no') => void;
  onClose: () => void;
};

/** What is sold while a boat would stay ashore, and the three ways on. */
export function SoldDialog({ sold, boat_id, stay, onTake, onSave, onClose }: SoldDialogProps) {
  const t = useText(soldTexts);
  const kit = useText(kitTexts);
  const said = [
    t('departures', { count: sold.departures }),
    t('parties', { count: sold.bookings }),
    t('people', { count: sold.people }),
  ].join(' · ');
  const minutes = minutesOf(stay);
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{kit('back')}</Button>
          <Button onClick={() => onSave('no')}>{t('without')}</Button>
          <Button variant="danger" onClick={() => onSave('now')}>
            {t('stopped')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          <b>{said}</b>
        </p>
        <p className="text-muted-fg">{t('text')}</p>
        {minutes !== null && <Gaps boat_id={boat_id} stay={stay} minutes={minutes} onTake={onTake} />}
      </div>
    </Dialog>
  );
}

type GapsProps = Pick<SoldDialogProps, 'boat_id' | 'stay' | 'onTake'> & { minutes: number };

function Gaps({ boat_id, stay, minutes, onTake }: GapsProps) {
  const t = useText(soldTexts);
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
