import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { Suspense } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useSessionRights } from '../session/session-rights.ts';
import type { BookingAct, SessionsSearch } from './sessions-search.ts';

const SessionDialog = lazyPart(
  async () => (await import('../session-form/session-dialog.tsx')).SessionDialog,
);
const BookingDialog = lazyPart(
  async () => (await import('../booking-form/booking-dialog.tsx')).BookingDialog,
);
const CancelDialog = lazyPart(
  async () => (await import('../cancel/cancel-session-dialog.tsx')).CancelSessionDialog,
);
const BookingsDialog = lazyPart(async () => (await import('../party/session-bookings.tsx')).SessionBookings);
const BoatsDialog = lazyPart(async () => (await import('../boats/allocation-dialog.tsx')).AllocationDialog);

const HistoryDialog = lazyPart(async () => (await import('../history/history-dialog.tsx')).HistoryDialog);

export type SessionDialogsProps = {
  search: SessionsSearch;
  date: string;
  sessions: readonly SessionRow[];
  onClose: () => void;
  /** Something is to be done to a booking of the list, or no longer. */
  onAct: (act: BookingAct | undefined, booking: string | undefined) => void;
  onSaved: (date: string) => void;
};

/** The dialog the address names; its code comes with the first opening, and what is not allowed does not open. */
export function SessionDialogs(props: SessionDialogsProps) {
  return (
    <Suspense fallback={null}>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog({ search, date, sessions, onClose, onAct, onSaved }: SessionDialogsProps) {
  const rights = useSessionRights();
  const session = sessions.find(({ id }) => id === search.session);
  const form = { date, onClose, onSaved };
  if (search.open === 'new') return rights.create === null && <SessionDialog session={null} {...form} />;
  if (!session || search.open === undefined) return null;
  switch (search.open) {
    case 'clone':
      return rights.create === null && <SessionDialog session={null} template={session} {...form} />;
    case 'booking':
      return <BookingDialog session={session} onClose={onClose} />;
    case 'bookings':
      return (
        rights.seesBookings && (
          <BookingsDialog
            session={session}
            act={search.act}
            bookingId={search.booking}
            onAct={onAct}
            onClose={onClose}
          />
        )
      );
    case 'boats':
      return rights.allocate(session) === null && <BoatsDialog session={session} onClose={onClose} />;
    case 'cancel':
      return rights.cancel(session) === null && <CancelDialog session={session} onClose={onClose} />;
    case 'history':
      return <HistoryDialog session={session} onClose={onClose} />;
    case 'edit':
      return rights.edit(session) === null && <SessionDialog key={session.id} session={session} {...form} />;
  }
}
