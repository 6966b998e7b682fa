import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DateBar } from '../../../days/date-bar.tsx';
import { useToday } from '../../../days/use-today.ts';
import { useMoveTargets } from '../../party/booking.queries.ts';
import { isComplete, type MoveChoice } from './move-choice.ts';
import { MoveTargets } from './move-targets.tsx';
import { MoveWishes } from './move-wishes.tsx';
import { moveTexts } from './texts/texts.ts';
import { useMove } from './use-move.ts';

export type MovePanelProps = {
  booking: Pick<BookingRow, 'id' | 'code' | 'customer_name' | 'version'> & { customer_email?: string | null };
  onClose: () => void;
  /** After the booking stands at its new place. */
  onMoved?: ((booking: BookingRow) => void) | undefined;
};

/** Day, session, boat: where a booking goes instead. */
export function MovePanel({ booking, onClose, onMoved }: MovePanelProps) {
  const t = useText(moveTexts);
  const today = useToday();
  const [measure, compact] = useIsCompact();
  const [day, setDay] = useState<string>();
  const [choice, setChoice] = useState<MoveChoice | null>(null);
  const [wish, setWish] = useState({ fee: false, sends_letter: false });
  const query = useMoveTargets(booking.id, day);
  const {
    run: move,
    isBusy: busy,
    refusal,
  } = useMove(booking, (moved) => {
    onMoved?.(moved);
    onClose();
  });
  const scene = query.data;
  const ready = scene && isComplete(choice, scene);
  const goes = scene && choice && choice.session_id !== scene.session_id;
  const named = `${booking.code}, ${booking.customer_name}`;
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={scene ? `${named} · ${t('seats', { count: scene.seats })}` : named}
      onSubmit={() => ready && choice && void move({ ...choice, ...(goes && wish) })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!ready}>
            {t('move')}
          </Button>
        </>
      }
    >
      <div ref={measure} className="grid grid-cols-1 gap-4">
        {scene && (
          <DateBar
            date={day ?? scene.date}
            today={today}
            onDateChange={(next) => {
              setDay(next);
              setChoice(null);
            }}
            compact={compact && window.innerWidth < 768}
          />
        )}
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <QueryView
          query={query}
          skeleton="form"
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState title={t('none')} text={t('noneText')} level={3} />}
        >
          {(found) => <MoveTargets scene={found} choice={choice} onChoose={setChoice} />}
        </QueryView>
        {goes && <MoveWishes email={booking.customer_email ?? null} wish={wish} onChange={setWish} />}
      </div>
    </Dialog>
  );
}
