import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { nameOf } from '../session/session-parts.tsx';
import type { BookingAct } from '../sessions/sessions-search.ts';
import { useSessionBookings } from './booking.queries.ts';
import { BookingActs } from './booking-acts.tsx';
import { BookingItem } from './booking-item.tsx';
import { partyTexts } from './texts/texts.ts';

export type SessionBookingsProps = {
  session: SessionRow;
  act: BookingAct | undefined;
  bookingId: string | undefined;
  onAct: (act: BookingAct | undefined, booking: string | undefined) => void;
  onClose: () => void;
};

const lists = ['confirmed', 'on_hold', 'cancelled'] as const;
type Shown = (typeof lists)[number];

const none = { confirmed: 'none', on_hold: 'noneHeld', cancelled: 'noneCancelled' } as const;

/** A session's bookings with what is done to each; those on hold and the cancelled ones stand apart. */
export function SessionBookings({ session, act, bookingId, onAct, onClose }: SessionBookingsProps) {
  const t = useText(partyTexts);
  const { date } = useFormat();
  const [shown, setShown] = useState<Shown>('confirmed');
  const { query } = useSessionBookings(session.id, shown);
  const target = query.data?.data.find(({ id }) => id === bookingId);
  const stop = () => onAct(undefined, undefined);
  return (
    <>
      <Dialog
        onClose={onClose}
        title={t('title')}
        description={`${nameOf(session)}, ${date(session.date)}`}
        size="lg"
      >
        <div className="grid grid-cols-1 gap-3">
          <Segmented
            name={t('shown')}
            className="justify-self-start max-md:w-full"
            value={shown}
            onValueChange={(value) => setShown(lists.find((each) => each === value) ?? 'confirmed')}
            options={[
              { value: 'confirmed', label: t('confirmed') },
              { value: 'on_hold', label: t('held') },
              { value: 'cancelled', label: t('cancelled') },
            ]}
          />
          <QueryView
            query={query}
            skeleton="list"
            loadingLabel={t('loading')}
            errorTitle={t('loadFailed')}
            isEmpty={({ data }) => data.length === 0}
            empty={<EmptyState title={t(none[shown])} level={3} />}
          >
            {({ data }) => <Bookings bookings={data} onAct={onAct} />}
          </QueryView>
        </div>
      </Dialog>
      {target && act && <BookingActs act={act} booking={target} session={session} onClose={stop} />}
    </>
  );
}

function Bookings({
  bookings,
  onAct,
}: {
  bookings: readonly BookingRow[];
  onAct: SessionBookingsProps['onAct'];
}) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {bookings.map((booking) => (
        <BookingItem key={booking.id} booking={booking} onAct={(act) => onAct(act, booking.id)} />
      ))}
    </ul>
  );
}
