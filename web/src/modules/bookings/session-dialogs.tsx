import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { type ComponentType, lazy, Suspense } from 'react';
import { textsReady } from '#kit/i18n.ts';
import { useSessionRights } from './session-rights.ts';
import type { BookingAct, SessionsSearch } from './sessions-search.ts';

function panel<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const component = await load();
    await textsReady();
    return { default: component };
  });
}

const SessionDialog = panel(async () => (await import('./session-dialog.tsx')).SessionDialog);
const BookingDialog = panel(async () => (await import('./booking-dialog.tsx')).BookingDialog);
const CancelDialog = panel(
  async () => (await import('./cancel/cancel-session-dialog.tsx')).CancelSessionDialog,
);
const BookingsDialog = panel(async () => (await import('./party/session-bookings.tsx')).SessionBookings);
const BoatsDialog = panel(async () => (await import('./boats/allocation-dialog.tsx')).AllocationDialog);

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
    case 'edit':
      return rights.edit(session) === null && <SessionDialog key={session.id} session={session} {...form} />;
  }
}
