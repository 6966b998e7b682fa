import type { BoatSold } from '@leme/contract/maintenance/problems';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { minutesOf, type Stay } from '../../../lazy/gaps/gap-hours.ts';
import { Gaps } from '../../../lazy/gaps/gaps.tsx';
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
